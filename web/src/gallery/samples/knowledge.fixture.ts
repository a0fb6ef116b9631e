import type {
  ChangedSection,
  Entry,
  EntryChange,
  EntryText,
  Revision,
  Section,
  SectionUpdate,
} from "@bellhop/contract/knowledge";
import type { LiveEvent } from "@bellhop/contract/live";
import { fromWireSections, type WireSection } from "@bellhop/contract/sections";
import { amenitiesOfMarena, policyOfMarena, profileOfMarena, upsellsOfMarena } from "./forms.fixture.ts";
import { nadia } from "./guests.fixture.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type State = { version: number; entries: Entry[]; history: Revision[] };

const words = (title: string, text: string, question: string | null = null): EntryText => ({
  title,
  question,
  text,
  place: null,
});

let nextId = 2_300;

export function sampleEntry(section: Section, given: Partial<Entry>): Entry {
  return {
    entry_id: numberedId(nextId++),
    section,
    key: null,
    availability: null,
    facts: {},
    price: null,
    unit: null,
    offer: null,
    scope: "everyone",
    internal: false,
    valid_from: null,
    valid_until: null,
    texts: {},
    updated_at: ago(26 * 60),
    updated_by: "Ana Costa",
    ...given,
  };
}

const breakfast = `Our breakfast buffet is served in the garden room, daily from 7:00 to 10:30 and on Sundays until 11:00. Warm dishes are cooked to order until 20 minutes before closing. Children under six eat free; from six to twelve they pay €9, adults €19. Gluten-free bread and oat milk are always there: for other needs, please tell us the evening before. If you leave before 7:00, we pack a breakfast bag for you. Order it at reception by 21:00. The terrace is open when it is dry. Tables there cannot be reserved. Enjoy!`;

const faq: [title: string, question: string | null, text: string, more?: Partial<Entry>][] = [
  ["Is there parking?", null, "Yes, in the courtyard: €18 per night, no reservation needed."],
  ["Breakfast", "When and where is breakfast?", breakfast, { entry_id: numberedId(2_041) }],
  [
    "How do I get from the airport to you?",
    null,
    "The train to Centrale takes 35 minutes; we are four minutes on foot from there. A taxi is about €45.",
  ],
  [
    "Can I bring my dog?",
    null,
    "Dogs up to 20 kg are welcome for €15 per night. Please keep them on a lead in the garden.",
  ],
  [
    "Is the pool heated?",
    null,
    "The indoor pool has 29 °C all year round.",
    { valid_from: "2026-10-01", valid_until: "2027-04-30" },
  ],
  [
    "Where can I store my luggage?",
    null,
    "At reception, free of charge, before check-in and after check-out.",
    { scope: "in_house" },
  ],
  [
    "Can I charge my electric car?",
    null,
    "Yes: two chargers of 11 kW in the courtyard, €0.55 per kWh. Ask reception for the card.",
  ],
  [
    "Do you have a gym?",
    null,
    "On the first floor, open day and night with your room key.",
    { scope: "in_house" },
  ],
  [
    "What is the Wi-Fi password?",
    null,
    "It is on the card in your room. The network is called Marena Guest.",
    { scope: "in_house" },
  ],
  ["Is there a lift?", null, "Yes, to all floors, with a door of 85 cm."],
  [
    "Can I have an extra bed?",
    null,
    "In rooms from 22 m², for €35 per night. Ask us before you arrive.",
    { scope: "before_arrival" },
  ],
  ["Are you open in winter?", null, "We are open all year, also over Christmas."],
  [
    "Who mends the boiler?",
    null,
    "Termo Rossi, contract 4471: call the night number on the board.",
    { internal: true },
  ],
  ["Where can I rent a bike?", null, "At reception: €14 for a day, helmets are free."],
  ["Can I pay in cash?", null, "Yes, and by card or bank transfer."],
  ["Is smoking allowed?", null, "Only on the terrace. In rooms it costs €150 for cleaning."],
  ["What is near the hotel?", null, "The lake is two minutes away, the old town ten."],
  ["Do you have rooms without steps?", null, "Rooms 101 to 104 have no steps and a wide bathroom."],
  ["Can I check in late?", null, "Yes, at any hour. Tell us after 22:00, so that somebody waits for you."],
];

const first: Record<Section, () => Entry[]> = {
  faq: () =>
    faq.map(([title, question, text, more], index) =>
      sampleEntry("faq", {
        entry_id: numberedId(2_400 + index),
        texts: {
          en: words(title, text, question),
          ...(index < 2 && {
            fr: words(
              index ? "Petit déjeuner" : "Y a-t-il un parking ?",
              "Le parking coûte 18 € par nuit, sans réservation.",
            ),
          }),
        },
        ...more,
      }),
    ),
  profile: () => [
    sampleEntry("profile", {
      key: "address",
      texts: { en: words("", "Via del Lago 12, 22021 Bellagio, Italy") },
    }),
    sampleEntry("profile", {
      key: "contact",
      facts: { phone: "+39031950216", email: "hello@marena.example" },
    }),
    sampleEntry("profile", { key: "reception", facts: { from: "07:00", until: "23:00" } }),
    ...profileOfMarena.map((given) => sampleEntry("profile", given)),
  ],
  policy: () => [
    sampleEntry("policy", {
      entry_id: numberedId(2_011),
      key: "late_check_out",
      facts: { allowed: "on_request", until: "14:00" },
      price: { amount: 3_000, currency: "EUR" },
      unit: "stay",
    }),
    sampleEntry("policy", { key: "check_in", facts: { from: "15:00" } }),
    sampleEntry("policy", { key: "check_out", facts: { until: "11:00" } }),
    sampleEntry("policy", {
      key: "pets",
      facts: { allowed: "yes" },
      price: { amount: 1_500, currency: "EUR" },
      unit: "night",
    }),
    ...policyOfMarena.map((given) => sampleEntry("policy", given)),
  ],
  amenities: () => [
    sampleEntry("amenities", {
      entry_id: numberedId(2_021),
      texts: {
        en: {
          ...words("Garden room", "Quiet in the afternoon, breakfast from 6:30."),
          place: "on the ground floor",
        },
      },
    }),
    sampleEntry("amenities", {
      entry_id: numberedId(2_022),
      key: "outdoor_pool",
      availability: "present",
      facts: { from: "07:00", until: "21:00" },
    }),
    sampleEntry("amenities", {
      key: "parking",
      availability: "paid",
      price: { amount: 1_800, currency: "EUR" },
      unit: "night",
    }),
    sampleEntry("amenities", { key: "wifi", availability: "present" }),
    sampleEntry("amenities", { key: "sauna", availability: "absent" }),
    ...amenitiesOfMarena.map((given) => sampleEntry("amenities", given)),
  ],
  upsells: () => [
    sampleEntry("upsells", {
      key: "late_check_out",
      facts: { until: "14:00" },
      price: { amount: 3_000, currency: "EUR" },
      unit: "stay",
      offer: { lead_minutes: 720, capacity: 6, approval: "staff", expires_hours: 12, tax_percent: 10 },
      texts: { en: words("Late check-out", "Keep your room until 14:00.") },
    }),
    sampleEntry("upsells", {
      price: { amount: 4_500, currency: "EUR" },
      unit: "item",
      offer: {
        lead_minutes: 1_440,
        capacity: null,
        approval: "instant",
        expires_hours: null,
        tax_percent: 22,
      },
      texts: { en: words("A bottle of Franciacorta", "Chilled in your room when you arrive.") },
    }),
    ...upsellsOfMarena.map((given) => sampleEntry("upsells", given)),
  ],
};

/** Editable entries with their history. `entries=5000` makes a long list. */
export function sampleKnowledge(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const states = new Map<Section, State>();
  const isEmpty = wanted.get("knowledge") === "empty";
  const stateOf = (section: Section): State => {
    const made = states.get(section) ?? { version: 7, entries: isEmpty ? [] : first[section](), history: [] };
    states.set(section, made);
    return made;
  };
  for (let index = stateOf("faq").entries.length; index < Number(wanted.get("entries") ?? 0); index++)
    stateOf("faq").entries.push(
      sampleEntry("faq", {
        entry_id: numberedId(10_000 + index),
        texts: { en: words(`Question ${index + 1}`, `The answer to question ${index + 1}.`) },
      }),
    );

  const apply = (section: Section, update: SectionUpdate, by: string): ChangedSection => {
    const state = stateOf(section);
    if (update.version !== state.version) throw new SampleRefusal("wrong_state");
    const changes: Revision["changes"] = [];
    const note = (before: Entry | null, after: Entry | null) =>
      changes.push({
        entry_id: (after ?? before)?.entry_id ?? "",
        title: Object.values((after ?? before)?.texts ?? {})[0]?.title ?? "",
        before,
        after,
      });
    for (const change of update.entries ?? []) {
      const at = state.entries.findIndex((entry) => entry.entry_id === change.entry_id);
      const before = state.entries[at] ?? null;
      const after = changed(section, before, change, by);
      if (at < 0) state.entries.push(after);
      else state.entries[at] = after;
      note(before, after);
    }
    for (const id of update.remove ?? []) {
      const gone = state.entries.find((entry) => entry.entry_id === id);
      if (gone) note(gone, null);
    }
    const removed = new Set(update.remove);
    const named = new Map((update.order ?? []).map((id, index) => [id, index]));
    const rank = (entry: Entry) => named.get(entry.entry_id) ?? Number.POSITIVE_INFINITY;
    const left = state.entries.filter((entry) => !removed.has(entry.entry_id));
    state.entries =
      named.size === 0 ? left : left.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
    state.version += 1;
    state.history.unshift({
      section,
      version: state.version,
      from_version: state.version - 1,
      at: new Date(sampleClock()).toISOString(),
      by,
      changes: changes.slice(0, 20),
      changes_count: changes.length,
      moved: named.size > 0,
    });
    const ids = changes.map(({ entry_id }) => entry_id);
    emit({
      kind: "knowledge",
      section,
      version: state.version,
      entry_ids: ids.length > 100 ? null : ids,
      by,
    });
    return {
      section,
      version: state.version,
      entries: changes.flatMap(({ after }) => after ?? []),
      removed: [...removed],
    };
  };

  const list = (body: Body) => {
    const { version, entries } = stateOf(body.section as Section);
    const ids = body.entry_ids as string[] | undefined;
    const search = String(body.search ?? "").toLowerCase();
    const found = entries.filter(
      (entry) =>
        (!ids || ids.includes(entry.entry_id)) &&
        (search === "" || JSON.stringify(entry.texts).toLowerCase().includes(search)),
    );
    const from = Number(body.cursor ?? 0);
    const limit = Number(body.limit ?? 30);
    const next_cursor = from + limit < found.length ? String(from + limit) : null;
    return { items: found.slice(from, from + limit), next_cursor, version, total: found.length };
  };

  return {
    answers: {
      list_entries: list,
      update_venue_info: ({ updates }: Body) => ({
        sections: Object.entries(fromWireSections(updates as Record<WireSection, SectionUpdate>)).map(
          ([name, update]) => apply(name as Section, update, nadia.name),
        ),
      }),
      list_entry_revisions: ({ section, entry_id }: Body) => ({
        items: stateOf(section as Section).history.filter(
          ({ changes }) => !entry_id || changes.some((change) => change.entry_id === entry_id),
        ),
        next_cursor: null,
      }),
      restore_entries: ({ section, version, to_version, entry_ids }: Body) => {
        const ids = entry_ids as string[] | undefined;
        const later = stateOf(section as Section).history.filter((one) => one.version > Number(to_version));
        const were = new Map<string, Entry | null>();
        for (const { changes } of later)
          for (const change of changes)
            if (!ids || ids.includes(change.entry_id)) were.set(change.entry_id, change.before);
        const entries = [...were].flatMap(([id, before]) => (before ? wholeChange(id, before) : []));
        const remove = [...were].flatMap(([id, before]) => (before ? [] : id));
        return apply(section as Section, { version: Number(version), entries, remove }, nadia.name);
      },
    } satisfies Record<string, (body: Body) => unknown>,
    /** Changes entries as someone else. */
    colleagueChanges: (section: Section, entries: EntryChange[], remove: string[] = [], by = "Ana Costa") =>
      apply(section, { version: stateOf(section).version, entries, remove }, by),
    /** Moves entries to the top as someone else. */
    colleagueOrders: (section: Section, order: string[], by = "Ana Costa") =>
      apply(section, { version: stateOf(section).version, order }, by),
    entriesOf: (section: Section) => stateOf(section).entries,
    versionOf: (section: Section) => stateOf(section).version,
  };
}

function wholeChange(
  id: string,
  { updated_at: _, updated_by: __, section: ___, ...entry }: Entry,
): EntryChange {
  return { ...entry, entry_id: id };
}

function changed(section: Section, before: Entry | null, change: EntryChange, by: string): Entry {
  const { texts, ...rest } = change;
  const old = before ?? sampleEntry(section, { entry_id: change.entry_id });
  const merged = { ...old.texts };
  for (const [language, text] of Object.entries(texts ?? {}))
    if (text) merged[language] = text;
    else delete merged[language];
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...old,
    ...given,
    texts: merged,
    updated_at: new Date(sampleClock()).toISOString(),
    updated_by: by,
  };
}
