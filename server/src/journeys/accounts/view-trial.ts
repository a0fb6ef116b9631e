import type { TrialStatus, TrialStep } from "@bellhop/contract/plans";
import { completenessOf, listAllEntries } from "../../domain/knowledge/index.ts";
import { hasAnswered } from "../../domain/messages/index.ts";
import { type Billing, findMeter } from "../../domain/plans/index.ts";
import { findVenue, findVenueDay, type Venue } from "../../domain/venues/index.ts";
import { findConnection, findWhatsappLink } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** The steps from sign-up to an assistant that answers guests, and what is left of the plan. */
export async function viewTrial(at: ReadingAtVenue, billing: Billing): Promise<TrialStatus> {
  const [venue, { today }, rows, answered, connection, link] = await Promise.all([
    findVenue(at),
    findVenueDay(at),
    listAllEntries(at, "profile"),
    hasAnswered(at),
    findConnection(at),
    findWhatsappLink(at),
  ]);
  const { profile } = completenessOf(
    rows.map((row) => row.entry),
    venue.default_language,
  );
  const { plan, meter } = await findMeter(at, billing, {
    operatorId: venue.operator_id,
    month: today.slice(0, 7),
  });
  const isPublished = venue.live_concierge_version !== null;
  const steps: TrialStep[] = [
    { ...step("profile", profile.missing.length === 0, "fill_profile"), missing: profile.missing.length },
    step("knowledge", isPublished, "publish"),
    step("first_answer", answered, isPublished ? "ask_a_question" : "publish_first"),
    step("channel", connection?.state === "connected", "connect_number"),
    ...(billing === "off" ? [] : [step("plan", plan.plan !== "free-test", "choose_plan")]),
  ];
  return {
    plan: plan.plan,
    billing,
    ends_at: plan.ends_at?.toISOString() ?? null,
    steps,
    is_done: steps.every(({ state }) => state === "done"),
    messages: meter,
    whatsapp_link: connectedLink(venue, connection?.state, link),
  };
}

function step(name: TrialStep["step"], isDone: boolean, needs: NonNullable<TrialStep["needs"]>): TrialStep {
  return { step: name, state: isDone ? "done" : "open", missing: null, needs: isDone ? null : needs };
}

/** A number that is not connected can't answer. */
const connectedLink = (venue: Venue, state: string | undefined, link: string | undefined) =>
  venue.closed_at === null && state === "connected" ? (link ?? null) : null;
