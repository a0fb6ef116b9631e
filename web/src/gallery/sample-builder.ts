import type { Contradiction } from "@bellhop/contract/contradictions";
import { nadia } from "./sample-guests.ts";
import { SampleRefusal } from "./sample-operator.ts";
import { numberedId } from "./sample-time.ts";

type Body = Record<string, unknown>;

/** Entries of the sample hotel that its builder speaks of. */
export const sampleEntryIds = { breakfast: numberedId(2_041), gardenRoom: numberedId(2_021) } as const;

const planted: Contradiction[] = [
  {
    contradiction_id: "breakfast-from",
    about: "breakfast",
    kind: "time",
    sides: [
      {
        entry_id: sampleEntryIds.breakfast,
        section: "faq",
        title: "Breakfast",
        language: "en",
        field: "text",
        quote: "daily from 7:00 to 10:30",
        mark: { from: 11, to: 15 },
        value: "07:00",
      },
      {
        entry_id: sampleEntryIds.gardenRoom,
        section: "amenities",
        title: "Garden room",
        language: "en",
        field: "text",
        quote: "breakfast from 6:30",
        mark: { from: 15, to: 19 },
        value: "06:30",
      },
    ],
    dismissed_by: null,
    can_use: [0, 1],
  },
];

/** What the sample hotel's builder answers. */
export function sampleBuilder() {
  let contradictions = planted;
  const find = (id: unknown): Contradiction => {
    const found = contradictions.find((one) => one.contradiction_id === id);
    if (!found) throw new SampleRefusal("not_found");
    return found;
  };
  return {
    list_contradictions: ({ entry_id, dismissed }: Body) => {
      const items = contradictions.filter(
        (one) =>
          (dismissed === true || one.dismissed_by === null) &&
          (entry_id === undefined || one.sides.some((side) => side.entry_id === entry_id)),
      );
      return { items, next_cursor: null, total: items.length };
    },
    dismiss_contradiction: ({ contradiction_id, dismissed }: Body) =>
      Object.assign(find(contradiction_id), { dismissed_by: dismissed === false ? null : nadia.name }),
    resolve_contradiction: ({ contradiction_id }: Body) => {
      const found = find(contradiction_id);
      contradictions = contradictions.filter((one) => one !== found);
      return { sections: [] };
    },
  };
}
