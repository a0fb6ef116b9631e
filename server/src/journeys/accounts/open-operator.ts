import type { InputOf } from "@bellhop/contract/call";
import type { completeSignup } from "@bellhop/contract/sign-up";
import { recordChange } from "../../domain/audit/index.ts";
import { addEntries, firstEntries } from "../../domain/knowledge/index.ts";
import {
  addMember,
  addOperator,
  claimFirstOperator,
  type Person,
  setCurrentVenue,
} from "../../domain/members/index.ts";
import { beginFreeTest } from "../../domain/plans/index.ts";
import { requireVenueFields } from "../../domain/venues/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { publishFirstVersion } from "../assistant/staff-publishes-assistant.ts";
import { openVenueWithSimulator } from "./member-adds-venue.ts";
import { nameOf } from "./refresh-person.ts";

type SignUp = InputOf<typeof completeSignup>;

/**
 * A person opens an operator with its first venue, and becomes its owner. Their first answers are saved as entries
 * and published at once. Without any, staff answer until someone publishes.
 */
export async function openOperator(
  at: AtInstallation,
  { sub, email }: Person,
  { operator_name, venue, your_name, answers = {} }: SignUp,
  call: string,
  parts: Pick<Services, "config" | "sealingKey">,
): Promise<{ venueId: number }> {
  if (!email) throw refuse("email_unconfirmed");
  await requireVenueFields(at, venue, "venue.");
  const operatorId = await addOperator(at, operator_name);
  await claimFirstOperator(at, sub, operatorId);
  if (parts.config.billing !== "off") await beginFreeTest(at, operatorId);
  const name = await nameOf(at, { sub, email }, your_name);
  const memberId = await addMember(at, {
    operatorId,
    sub,
    name,
    email,
    role: "owner",
    grantedVenueIds: null,
  });
  const { venueId } = await openVenueWithSimulator(at, operatorId, venue, parts);
  await setCurrentVenue(at, memberId, venueId);
  await at.inVenue(venueId, (atVenue) => saveFirstEntries(atVenue, name, venue.default_language, answers));
  const by = { member_id: memberId, name, operator_id: operatorId, call };
  const after = { name: operator_name, owner: name, venue };
  await recordChange(at, by, { kind: "operator_opened", before: null, after });
  return { venueId };
}

async function saveFirstEntries(
  at: AtVenue,
  by: string,
  language: string,
  answers: NonNullable<SignUp["answers"]>,
) {
  const entries = firstEntries(answers, language);
  if (entries.length === 0) return;
  await addEntries(at, null, entries);
  await publishFirstVersion(at, by);
}
