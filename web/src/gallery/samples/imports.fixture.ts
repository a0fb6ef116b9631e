import type { KnowledgeImport, Proposal } from "@bellhop/contract/imports";
import type { Entry, EntryText, Section } from "@bellhop/contract/knowledge";
import { nadia } from "./guests.fixture.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const words = (title: string, text: string, question: string | null = null): EntryText => ({
  title,
  question,
  text,
  place: null,
});

let nextId = 2_700;

const proposed = (
  section: Section,
  entry: Omit<Proposal["entry"], "entry_id">,
  more: Partial<Proposal> & Pick<Proposal, "fields" | "place">,
): Proposal => ({
  proposal_id: numberedId(nextId++),
  section,
  entry: { entry_id: more.current?.entry_id ?? numberedId(nextId++), ...entry },
  current: null,
  left_out: null,
  passage: Object.values(entry.texts ?? {})
    .map((one) => one?.text ?? "")
    .join("\n"),
  since_import: null,
  state: "open",
  ...more,
});

const field = (name: string, quote: string) => ({ field: name, quote });

function proposalsFor(current: Entry | undefined): Proposal[] {
  return [
    proposed(
      "policy",
      {
        key: "check_in",
        facts: { from: "15:00", until: "22:00" },
        texts: { en: words("", "Check-in: from 3 pm, reception closes at 10 pm.") },
      },
      {
        place: "Arrival and departure",
        fields: [
          field("facts.from", "Check-in: from 3 pm"),
          field("facts.until", "reception closes at 10 pm"),
        ],
      },
    ),
    proposed(
      "amenities",
      {
        key: "ev_charging",
        availability: "paid",
        price: { amount: 1_200, currency: "EUR" },
        unit: "night",
        texts: { en: words("", "Two charging points in the courtyard, 11 kW each.") },
      },
      {
        place: "Parking",
        fields: [
          field("availability", "Charging €12 a night"),
          field("price", "€12 a night"),
          field("unit", "a night"),
        ],
      },
    ),
    proposed(
      "faq",
      {
        texts: {
          en: words(
            "Boat to the islands",
            "The boat to the islands leaves from the pier in front of the house at 9:30 and 14:00.",
            "When does the boat leave?",
          ),
          it: words(
            "Battello per le isole",
            "Il battello per le isole parte dal molo davanti all'hotel alle 9:30 e alle 14:00.",
          ),
        },
      },
      {
        place: "Getting around",
        fields: [],
      },
    ),
    proposed(
      "faq",
      { texts: { en: words("Hotel Marena", "Hotel Marena") } },
      { place: "", fields: [], left_out: "title", passage: "Hotel Marena" },
    ),
    proposed(
      "faq",
      { texts: { en: words("Rooms Prices Contact Book now", "Rooms Prices Contact Book now") } },
      { place: "", fields: [], left_out: "navigation", passage: "Rooms\nPrices\nContact\nBook now" },
    ),
    ...(current
      ? [
          proposed(
            current.section,
            { texts: { en: words("Is there parking?", "Yes, in the courtyard: €20 per night.") } },
            {
              current,
              place: "Parking",
              fields: [],
              since_import: "unchanged" as const,
            },
          ),
        ]
      : []),
  ];
}

function charactersOf(found: readonly Proposal[]): KnowledgeImport["characters"] {
  const lengthOf = (isIn: (one: Proposal) => boolean) =>
    found.filter(isIn).reduce((sum, { passage }) => sum + passage.length, 0);
  return {
    catalogue: lengthOf((one) => one.left_out === null && one.entry.key != null),
    own: lengthOf((one) => one.left_out === null && one.entry.key == null),
    left_out: lengthOf((one) => one.left_out !== null),
  };
}

const sampleModel = { name: "mistral-small", host: "models.hotel-marena.example" };

const readInMs = 4_000;

export function sampleImports(entriesOf: (section: Section) => Entry[]) {
  const proposals = new Map<string, Proposal[]>();
  const imports: KnowledgeImport[] = [];
  const add = (given: Partial<KnowledgeImport>, found: Proposal[]) => {
    const one: KnowledgeImport = {
      import_id: numberedId(nextId++),
      task_id: numberedId(nextId++),
      kind: "page",
      source: "https://hotel-marena.example/good-to-know",
      state: "ready",
      refusal: null,
      already_written: 0,
      with_orders: 0,
      left_out: [],
      read_by: "rules",
      model: null,
      characters: charactersOf(found),
      open: found.filter((its) => its.left_out === null).length,
      taken: 0,
      dismissed: 0,
      asked_by: nadia.name,
      asked_at: ago(12),
      ...given,
    };
    proposals.set(one.import_id, found);
    imports.unshift(one);
    return one;
  };
  add(
    {
      kind: "file",
      source: "tariffe-vecchie.pdf",
      state: "refused",
      refusal: { code: "unreadable", reason: { code: "locked" } },
      asked_at: ago(3 * 24 * 60),
    },
    [],
  );
  add(
    {
      read_by: "model",
      model: { ...sampleModel, parts: 3, parts_read: 3, failed: null },
      left_out: [
        { code: "same_colour", count: 12 },
        { code: "comments", count: 1 },
      ],
    },
    proposalsFor(entriesOf("faq")[0]),
  );

  const versions = { profile: 7, policy: 7, amenities: 7, faq: 7, upsells: 7 };
  const find = (id: unknown) => {
    const one = imports.find(({ import_id }) => import_id === id);
    if (!one) throw new SampleRefusal("not_found");
    return one;
  };
  return {
    start_knowledge_import: ({ from }: Body) => {
      const { kind, url, name, text } = from as { kind: KnowledgeImport["kind"] } & Record<string, string>;
      const source = url ?? name ?? (text ?? "").slice(0, 80);
      const one = add({ kind, source, state: "reading", asked_at: ago(0), open: 0 }, []);
      setTimeout(() => {
        const found = proposalsFor(undefined);
        proposals.set(one.import_id, found);
        // Imports started on this page end with a model timeout.
        const model = { ...sampleModel, parts: 5, parts_read: 2, failed: "too_slow" };
        const open = found.filter((its) => its.left_out === null).length;
        Object.assign(one, {
          state: "ready",
          open,
          characters: charactersOf(found),
          read_by: "model",
          model,
        });
      }, readInMs);
      return { import_id: one.import_id, task_id: one.task_id };
    },
    list_knowledge_imports: () => ({
      items: imports.map((one) => ({ ...one })),
      next_cursor: null,
      model: sampleModel,
    }),
    get_knowledge_import: ({ import_id }: Body) => {
      const one = find(import_id);
      const items = (proposals.get(one.import_id) ?? []).map((its) => ({ ...its }));
      return { import: { ...one }, items, next_cursor: null, versions };
    },
    decide_proposals: ({ import_id, take, dismiss }: Body) => {
      const one = find(import_id);
      const decide = (id: string, state: "taken" | "dismissed") => {
        const its = proposals.get(one.import_id)?.find(({ proposal_id }) => proposal_id === id);
        if (its?.state !== "open") return;
        its.state = state;
        if (its.left_out === null) one.open -= 1;
        one[state] += 1;
      };
      for (const { proposal_id } of (take ?? []) as { proposal_id: string }[]) decide(proposal_id, "taken");
      for (const id of (dismiss ?? []) as string[]) decide(id, "dismissed");
      return { sections: [] };
    },
  };
}
