import {
  type EntryChange,
  listEntries,
  listRevisions,
  restoreEntries,
  type SectionUpdate,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel, openSister } from "../../testing/cast.ts";
import { randomFrom } from "../../testing/random.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel History");

/** The expected state of a section, computed independently. */
type Model = { id: string; text: string }[];

function expectedState(
  model: Model,
  { entries = [], remove = [], order = [] }: Omit<SectionUpdate, "version">,
): Model {
  const text = (entry: EntryChange) => entry.texts?.en?.text ?? "";
  const left = model
    .filter(({ id }) => !remove.includes(id))
    .map((one) => {
      const change = entries.find((entry) => entry.entry_id === one.id);
      return change ? { ...one, text: text(change) } : one;
    });
  const added = entries.filter((entry) => !model.some(({ id }) => id === entry.entry_id));
  const all = [...left, ...added.map((entry) => ({ id: entry.entry_id, text: text(entry) }))];
  const first = order.flatMap((id) => all.filter((one) => one.id === id));
  return [...first, ...all.filter((one) => !first.includes(one))];
}

test.each([1, 2, 3])(
  "after any sequence of changes, every version can be restored (seed %i)",
  async (seed) => {
    const { below, chance } = randomFrom(seed);
    const venueId = await openSister(bellhop.services, hotel, `Hotel History ${seed}`);
    const ana = await signedIn(bellhop, hotel.owner.sub, venueId);
    const text = (says: string) => ({ en: { title: "Title", question: null, text: says, place: null } });
    const now = async () => {
      const { items, version } = (await ana.ask(listEntries, { section: "faq", limit: 100 })).body;
      return {
        version,
        model: items.map((entry) => ({ id: entry.entry_id, text: entry.texts.en?.text ?? "" })),
      };
    };

    const states: Model[] = [[]];
    const gone: string[] = [];
    for (let step = 0; step < 40; step++) {
      const model = states.at(-1) ?? [];
      const some = (max: number) => model.map(({ id }) => id).filter(() => chance(max / model.length));
      const remove = chance(1 / 3) ? some(2) : [];
      const changed = some(2).filter((id) => !remove.includes(id));
      const added = Array.from({ length: below(3) }, () => (chance(1 / 3) && gone.pop()) || newId());
      const entries = [...changed, ...added].map((entry_id, index) => ({
        entry_id,
        texts: text(`step ${step}, ${index}`),
      }));
      gone.push(...remove);
      const order = [...added.slice(0, 1), ...some(3).toReversed()];
      const update = { entries, remove, ...(chance(1 / 2) && { order }) };
      const wanted = expectedState(model, update);
      const version = states.length - 1;
      const answer = await ana.ask(updateVenueInfo, { updates: { faq: { version, ...update } } });
      expect({ step, status: answer.status }).toEqual({ step, status: 200 });
      const is = await now();
      expect({ step, model: is.model }).toEqual({ step, model: wanted });
      if (is.version > version) states.push(wanted);
    }
    expect(states.length).toBeGreaterThan(25);

    for (let step = 0; step < 25; step++) {
      const to_version = below(states.length);
      const { version } = await now();
      await ana.ask(restoreEntries, { section: "faq", version, to_version });
      const is = await now();
      expect({ to_version, model: is.model }).toEqual({ to_version, model: states[to_version] });
      if (is.version > version) states.push(is.model);
    }

    const { items } = (await ana.ask(listRevisions, { section: "faq", limit: 100 })).body;
    const spans = items.map(({ version, from_version }) => [from_version, version]);
    expect(spans.map(([from]) => from)).toEqual([...spans.slice(1).map(([, to]) => to), 0]);
  },
);
