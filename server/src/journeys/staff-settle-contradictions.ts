import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  Contradiction,
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import { limits } from "@bellhop/contract/limits";
import { type By, noteChange } from "../domain/audit/index.ts";
import {
  deleteDismissal,
  insertDismissal,
  type Side,
  settled,
  viewContradiction,
} from "../domain/contradictions/index.ts";
import { changeSections, listNamed, listSectionStates } from "../domain/entries/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { refuse } from "../platform/refusal.ts";
import type { Parts } from "./parts.ts";
import { contradictionsOf, type HeldContradiction } from "./venue-contradicts-itself.ts";

type WithSurveys = Pick<Parts, "surveys">;

/** Staff see where what is written contradicts itself; what somebody has dismissed only where they ask for it. */
export async function staffSeeContradictions(
  at: AtVenue,
  { entry_id, dismissed, cursor, limit = limits.pageItems }: InputOf<typeof listContradictions>,
  parts: WithSurveys,
): Promise<OutputOf<typeof listContradictions>> {
  const from = readCursor(cursor);
  if (entry_id !== undefined && (await listNamed(at, [entry_id])).length === 0) throw refuse("not_found");
  const all = (await contradictionsOf(at, parts)).filter(
    (one) =>
      (dismissed === true || one.dismissedBy === null) &&
      (entry_id === undefined || one.entryIds.includes(entry_id.toLowerCase())),
  );
  const next = from + limit;
  return {
    items: all.slice(from, next).map((one) => viewContradiction(one, one.dismissedBy)),
    next_cursor: next < all.length ? Buffer.from(String(next)).toString("base64url") : null,
    total: all.length,
  };
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const written = Buffer.from(cursor, "base64url").toString();
  if (/^\d{1,6}$/.test(written)) return Number(written);
  throw refuse("invalid_fields", [{ field: "cursor", message: "This is no cursor of this list" }]);
}

/** A manager says that both sides are right, or takes that back. It holds until one of them says something else. */
export async function staffDismissContradiction(
  at: AtVenue,
  by: By,
  { contradiction_id, dismissed = true }: InputOf<typeof dismissContradiction>,
  parts: WithSurveys,
): Promise<Contradiction> {
  const found = await findContradiction(at, contradiction_id, parts);
  if ((found.dismissedBy !== null) === dismissed) return viewContradiction(found, found.dismissedBy);
  const says = found.sides.map(({ title, value }) => `${title}: ${value}`);
  if (dismissed)
    await at.tx.run(insertDismissal, [at.venueId, contradiction_id, found.about, says, by.name, at.now]);
  else await at.tx.run(deleteDismissal, [at.venueId, contradiction_id]);
  await noteChange(at, by, {
    kind: dismissed ? "contradiction_dismissed" : "contradiction_reopened",
    subject: { id: contradiction_id, name: found.about },
    before: { dismissed: !dismissed },
    after: { dismissed },
  });
  return viewContradiction(found, dismissed ? by.name : null);
}

/** A manager has the other side say what this one says, in every place where it said otherwise. */
export async function staffResolveContradiction(
  at: AtVenue,
  by: By,
  { contradiction_id, use }: InputOf<typeof resolveContradiction>,
  parts: WithSurveys,
): Promise<OutputOf<typeof resolveContradiction>> {
  const found = await findContradiction(at, contradiction_id, parts);
  const [one, two] = found.sides;
  const [used, other] = use === 0 ? [one, two] : [two, one];
  if (!found.canUse.includes(use) || !other.section) throw refuse("wrong_state");
  const [states, rows] = await Promise.all([listSectionStates(at), listNamed(at, [...found.entryIds])]);
  const entryOf = ({ entryId }: Side) => rows.find(({ entry }) => entry.entryId === entryId)?.entry;
  const entry = entryOf(other);
  const version = states.find(({ section }) => section === other.section)?.version;
  const change =
    entry && settled(entry, other, { side: used, entry: entryOf(used) ?? null, about: found.about });
  if (!change || version === undefined) throw refuse("wrong_state");
  const update = { version, entries: [change] };
  return { sections: await changeSections(at, by, { [other.section]: update }) };
}

async function findContradiction(
  at: AtVenue,
  contradictionId: string,
  parts: WithSurveys,
): Promise<HeldContradiction> {
  const found = (await contradictionsOf(at, parts)).find((one) => one.contradictionId === contradictionId);
  if (!found) throw refuse("not_found");
  return found;
}
