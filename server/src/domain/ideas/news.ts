import type { NewsRelease, ShippedIdea } from "@bellhop/contract/ideas";
import type { AtInstallation, AtVenue, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { releases } from "./changelog.ts";
import type { Reader } from "./reader.ts";
import {
  countUnseen,
  insertNewsItems,
  listNewItems,
  listShipped,
  markChangesSeen,
  markShippedSeen,
} from "./readers.queries.ts";

const maxShipped = 10;
/** To a member who joins later, older changes are not new. */
const newForMs = 30 * 24 * 3_600_000;

const recently = ({ now }: Reading) => new Date(now.getTime() - newForMs);

/** Called at each start: lines of the changelog that this installation did not have before are new from now on. */
export async function recordChangelog(at: AtInstallation, known = releases) {
  const itemIds = known.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.map((one) => one.itemId)),
  );
  await at.tx.run(insertNewsItems, { itemIds, since: at.now });
}

export async function viewNews(
  at: ReadingAtVenue,
  { member_id: memberId }: Reader,
  known = releases,
): Promise<{ releases: NewsRelease[]; shipped: ShippedIdea[] }> {
  const [newItems, shipped] = await Promise.all([
    at.tx.rows(listNewItems, { memberId, recently: recently(at) }),
    at.tx.rows(listShipped, { memberId, limit: maxShipped }),
  ]);
  const areNew = new Set(newItems.map((one) => one.item_id));
  return {
    releases: known.map(({ name, sections }) => ({
      name,
      sections: sections.map(({ title, items }) => ({
        title,
        items: items.map(({ itemId, text }) => ({ text, is_new: areNew.has(itemId) })),
      })),
    })),
    shipped: shipped.map(({ shipped_at, ...idea }) => ({ ...idea, shipped_at: shipped_at.toISOString() })),
  };
}

/** The number of shipped ideas that the member voted for, plus one if Bellhop has changed. */
export async function countUnseenNews(at: Reading, memberId: string): Promise<number> {
  const { shipped, has_changes } = await at.tx.row(countUnseen, { memberId, recently: recently(at) });
  return shipped + (has_changes ? 1 : 0);
}

export function markSeen(at: AtVenue, who: Reader, what: "shipped" | "changes") {
  const mark = what === "shipped" ? markShippedSeen : markChangesSeen;
  return at.tx.run(mark, { memberId: who.member_id, operatorId: who.operator_id, seenAt: at.now });
}
