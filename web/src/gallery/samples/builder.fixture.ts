import type { ConciergeChange, ConciergeVersion, VersionChanges } from "@bellhop/contract/concierge";
import type { Contradiction } from "@bellhop/contract/contradictions";
import type { PreviewedEntry } from "@bellhop/contract/info-data";
import type { Entry, KnowledgeOverview, Section } from "@bellhop/contract/knowledge";
import type { LiveEvent } from "@bellhop/contract/live";
import type { Task } from "@bellhop/contract/tasks";
import { sampleGaps } from "./gaps.fixture.ts";
import { nadia } from "./guests.fixture.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { sampleReplay } from "./replay.fixture.ts";
import { sampleTests } from "./tests.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";
import { sampleTries } from "./tries.fixture.ts";

type Body = Record<string, unknown>;

const sampleEntryIds = { breakfast: numberedId(2_041), gardenRoom: numberedId(2_021) } as const;

const planted: Contradiction[] = [
  {
    contradiction_id: "breakfast-from",
    about: "breakfast",
    kind: "time",
    sides: [
      {
        entry_id: sampleEntryIds.breakfast,
        section: "faq",
        key: null,
        title: "Breakfast",
        titles: { en: "Breakfast" },
        language: "en",
        field: "text",
        quote: "daily from 7:00 to 10:30",
        mark: { from: 11, to: 15 },
        value: "07:00",
      },
      {
        entry_id: sampleEntryIds.gardenRoom,
        section: "amenities",
        key: null,
        title: "Garden room",
        titles: { en: "Garden room" },
        language: "en",
        field: "text",
        quote: "breakfast from 6:30",
        mark: { from: 15, to: 19 },
        value: "06:30",
      },
    ],
    dismissed_by: null,
    can_use: [0, 1],
    makes: [
      { use: 0, sentences: [{ language: "en", text: "Bright room for breakfast from 7:00." }] },
      { use: 1, sentences: [{ language: "en", text: "Breakfast is served daily from 6:30 to 10:30." }] },
    ],
  },
];

const changes: ConciergeChange[] = [
  {
    entry_id: sampleEntryIds.breakfast,
    section: "faq",
    title: "Breakfast",
    kind: "changed",
    live: "Breakfast is served daily from 7:00 to 10:30. Children eat free.",
    draft:
      "Breakfast is served daily from 7:00 to 10:30. Children under six eat free; from six to twelve they pay €9, adults €19.",
  },
  {
    entry_id: numberedId(2_042),
    section: "faq",
    title: "Can I charge my electric car?",
    kind: "added",
    live: null,
    draft: "Yes: two chargers of 11 kW in the courtyard, €0.55 per kWh. Ask reception for the card.",
  },
  {
    entry_id: numberedId(2_022),
    section: "amenities",
    title: "Outdoor pool",
    kind: "changed",
    live: "Outdoor pool: available, 08:00–20:00.",
    draft: "Outdoor pool: available, 07:00–21:00.",
  },
  {
    entry_id: numberedId(2_011),
    section: "policy",
    title: "Late check-out",
    kind: "changed",
    live: "Late check-out: on request, until 13:00.",
    draft: "Late check-out: on request, until 14:00, €30.",
  },
  {
    entry_id: numberedId(2_051),
    section: "upsells",
    title: "Picnic basket",
    kind: "added",
    live: null,
    draft: "Picnic basket: €24 per person, ordered until 20:00 the evening before.",
  },
  {
    entry_id: numberedId(2_043),
    section: "faq",
    title: "Is there a shuttle in winter?",
    kind: "removed",
    live: "The shuttle runs at 9:00 and 17:00.",
    draft: null,
  },
];

const titles: [Section, string, string][] = [
  ["profile", "Address", "Hotel Marena is at Via del Porto 12, Rimini."],
  ["policy", "Check-in", "Check-in: 15:00–23:00."],
  ["policy", "Late check-out", "Late check-out: on request, until 14:00, €30."],
  ["amenities", "Garden room", "Garden room: breakfast from 6:30, weddings in summer."],
  ["amenities", "Outdoor pool", "Outdoor pool: available, 07:00–21:00."],
  ["faq", "Is there parking?", "Parking costs €18 per night, without reservation."],
  ["faq", "Breakfast", "Our breakfast buffet is served in the garden room, daily from 7:00 to 10:30."],
  ["faq", "Can I bring my dog?", "Dogs are welcome, €15 per night."],
  ["upsells", "Picnic basket", "Picnic basket: €24 per person, ordered until 20:00 the evening before."],
];

const keys: Record<string, string> = { "Check-in": "check_in", "Outdoor pool": "outdoor_pool" };

function sampleEntries(count: number): PreviewedEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const [section, title, text] = titles[index % titles.length] as (typeof titles)[number];
    const round = Math.floor(index / titles.length);
    const named = round === 0 ? title : `${title} ${round + 1}`;
    return {
      entry_id: title === "Breakfast" && round === 0 ? sampleEntryIds.breakfast : numberedId(3_000 + index),
      section,
      key: round === 0 ? (keys[title] ?? null) : null,
      texts: {
        en: { title: named, question: section === "faq" ? `${named}` : null, text },
        it: { title: named, question: null, text },
        ...(index % 3 === 0
          ? { ar: { title: "موقف السيارات", question: null, text: "موقف السيارات متاح." } }
          : {}),
      },
      languages: index % 3 === 0 ? ["en", "it", "ar"] : ["en", "it"],
      size: text.length * 2,
      scope: index % 5 === 4 ? "in_house" : "everyone",
      valid_from: null,
      valid_until: index % 7 === 4 ? "2027-03-31" : null,
      internal: false,
      is_live: index % 4 !== 3,
      score: null,
    };
  });
}

const noChanges = { added: 0, changed: 0, removed: 0, named: [], general: [], tools: false };
const named = (title: string, kind: "added" | "changed" | "removed") => ({
  entry_id: numberedId(4_001),
  section: "faq" as const,
  title,
  kind,
});
/** The newest first. */
const sampleChanges: VersionChanges[] = [
  {
    ...noChanges,
    changed: 1,
    added: 1,
    named: [named("Late check-out", "changed"), named("Is there a pharmacy nearby?", "added")],
  },
  {
    ...noChanges,
    changed: 5,
    named: ["Breakfast", "Parking", "Sauna"].map((title) => named(title, "changed")),
  },
  { ...noChanges, general: ["greeting", "hours"], tools: true },
];

/**
 * Address parameters: `knowledge=empty` has no entries, `entries` is their number, `agrees` has no contradictions,
 * `blocked` has critical test questions that fail.
 */
export function sampleBuilder(
  wanted: URLSearchParams,
  emit: (event: LiveEvent) => void,
  entriesOf: (section: Section) => Entry[],
) {
  const isNew = wanted.get("knowledge") === "empty";
  let contradictions = isNew || wanted.has("agrees") ? [] : planted;
  let live = isNew ? null : 12;
  let changed = isNew ? [] : changes;
  const versions: ConciergeVersion[] = isNew
    ? []
    : [12, 11, 10, 9].map((version, index) => ({
        version,
        built_at: ago(index * 2 * 24 * 60 + 9 * 60),
        built_by: index === 1 ? "Jonas Keel" : nadia.name,
        from: index === 2 ? "general" : "knowledge",
        changes: sampleChanges[index] ?? null,
        entries: 76 - index * 2,
        languages: ["en", "it", "ar"],
        is_live: index === 0,
        can_restore_draft: index < 2,
        contradictions: index === 3 ? 1 : 0,
      }));
  let tasks: Task[] = isNew
    ? []
    : [
        ...(wanted.has("blocked")
          ? [sampleTask(4, { state: "FAILURE", message: testsFailed, asked_at: ago(2) })]
          : []),
        ...(wanted.get("statements") === "running"
          ? [
              sampleTask(5, {
                kind: "translate_statements",
                state: "STARTED",
                progress: 42,
                message: { code: "translating", done: 210, all: 500, refused: 3, tokens: 48_200 },
                asked_at: ago(1),
              }),
            ]
          : []),
        sampleTask(1, { ended_at: ago(9 * 60), result: { version: 12 }, asked_at: ago(9 * 60 + 1) }),
        sampleTask(2, {
          state: "FAILURE",
          message: blocked,
          asked_by: "Jonas Keel",
          asked_at: ago(26 * 60),
        }),
        sampleTask(3, {
          kind: "start_knowledge_import",
          result: { import_id: numberedId(5_001) },
          asked_at: ago(3 * 24 * 60),
        }),
      ];

  const find = (id: unknown): Contradiction => {
    const found = contradictions.find((one) => one.contradiction_id === id);
    if (!found) throw new SampleRefusal("not_found");
    return found;
  };
  const section = (name: Section, filled: number, of: number, missing: string[] = []) => ({
    section: name,
    version: 4,
    entries: entriesOf(name).length,
    completeness: { filled: isNew ? 0 : filled, of, missing },
  });
  const overview = (): KnowledgeOverview => ({
    sections: [
      section("profile", 18, 18),
      section("policy", 9, 11, ["smoking", "children"]),
      section("amenities", 24, 26, ["gym", "sauna"]),
      section("faq", 13, 17, ["airport", "laundry", "luggage", "beach"]),
      section("upsells", 3, 3),
    ],
    live_version: live,
    changed_since_live: changed.length,
    contested_differs: false,
    open_contradictions: contradictions.filter(({ dismissed_by }) => dismissed_by === null).length,
    languages: ["en", "fr", "ar"],
    currency: "EUR",
  });
  const keep = (task: Task): Task => {
    tasks = [task, ...tasks.filter(({ task_id }) => task_id !== task.task_id)];
    emit({ kind: "task", task });
    return task;
  };
  const goLive = (version: number) => {
    live = version;
    for (const one of versions) one.is_live = one.version === version;
    emit({ kind: "concierge", live_version: version });
  };
  const latest = (task_id: string) => tasks.find((one) => one.task_id === task_id);

  const build = (kind: Task["kind"], isBlocked: boolean) => {
    const version = Math.max(0, ...versions.map((one) => one.version)) + 1;
    const task_id = crypto.randomUUID();
    const task = sampleTask(0, {
      task_id,
      kind,
      state: "PENDING",
      progress: 0,
      message: null,
      asked_at: new Date(sampleClock()).toISOString(),
      result: { version },
    });
    keep(task);
    const steps: [number, Partial<Task>][] = [
      [400, { state: "STARTED", step: "checking", progress: 8, message: { code: "checking_entries" } }],
      [1_400, { step: "building", progress: 34, message: { code: "building" } }],
      [2_400, { step: "building", progress: 62, message: { code: "building" } }],
      [3_000, { step: "testing", progress: 78, message: { code: "testing" } }],
      [3_600, { step: "going_live", progress: 92, message: { code: "going_live" } }],
      [4_600, { state: "SUCCESS", progress: 100, step: null, message: null }],
    ];
    const pace = Number(wanted.get("pace") ?? 1);
    for (const [after, more] of steps)
      setTimeout(() => {
        const before = latest(task_id);
        if (!before || before.state === "FAILURE") return;
        if (isBlocked && more.step === "building") {
          keep({ ...before, state: "FAILURE", message: blocked });
          return;
        }
        const next = keep({ ...before, ...more });
        if (next.state !== "SUCCESS") return;
        changed = kind === "update_concierge" ? [] : changed;
        versions.unshift({
          version,
          built_at: new Date(sampleClock()).toISOString(),
          built_by: nadia.name,
          from:
            kind === "update_concierge"
              ? "knowledge"
              : kind === "update_assistant_tools"
                ? "tools"
                : "general",
          changes: sampleChanges[0] ?? null,
          entries: 77,
          languages: ["en", "it", "ar"],
          is_live: true,
          can_restore_draft: true,
          contradictions: contradictions.length,
        });
        goLive(version);
      }, after * pace);
    return { task_id };
  };

  const isBlocked = ({ despite_contradictions }: Body) =>
    despite_contradictions !== true && overview().open_contradictions > 0;
  const knowledgeChanged = (name: Section) =>
    emit({ kind: "knowledge", section: name, version: 5, entry_ids: null, by: nadia.name });

  return {
    ...sampleTries(wanted),
    ...sampleTests(wanted, emit),
    ...sampleGaps(wanted, emit),
    ...sampleReplay(wanted, emit),
    publish_despite_tests: () => build("update_concierge", false),
    get_knowledge_overview: overview,
    list_contradictions: ({ entry_id, dismissed }: Body) => {
      const items = contradictions.filter(
        (one) =>
          (dismissed === true || one.dismissed_by === null) &&
          (entry_id === undefined || one.sides.some((side) => side.entry_id === entry_id)),
      );
      return { items, next_cursor: null, total: items.length };
    },
    dismiss_contradiction: ({ contradiction_id, dismissed }: Body) => {
      const next = { ...find(contradiction_id), dismissed_by: dismissed === false ? null : nadia.name };
      contradictions = contradictions.map((one) => (one.contradiction_id === contradiction_id ? next : one));
      return next;
    },
    resolve_contradiction: ({ contradiction_id }: Body) => {
      const found = find(contradiction_id);
      contradictions = contradictions.filter((one) => one !== found);
      knowledgeChanged("faq");
      return {
        sections: [{ section: "faq", version: 5, entries: [], removed: [] }],
        changed: { places: 2, languages: 3 },
        left: [],
      };
    },
    update_concierge: (body: Body) => build("update_concierge", isBlocked(body)),
    update_concierge_general: () => build("update_concierge_general", false),
    update_assistant_tools: () => build("update_assistant_tools", false),
    list_concierge_versions: () => ({ items: versions, next_cursor: null }),
    roll_back_concierge: ({ version }: Body) => {
      const found = versions.find((one) => one.version === version);
      if (!found) throw new SampleRefusal("not_found");
      goLive(found.version);
      return found;
    },
    list_concierge_changes: () => ({
      items: changed,
      next_cursor: null,
      total: changed.length,
      live_version: live,
      general: isNew ? [] : ["voice", "greeting"],
      tools: false,
    }),
    get_celery_task_status: ({ task_id }: Body) => ({
      items: task_id ? tasks.filter((one) => one.task_id === task_id) : tasks,
      next_cursor: null,
    }),
    cancel_task: ({ task_id }: Body) => {
      const task = latest(String(task_id));
      if (!task || task.state === "SUCCESS" || task.state === "FAILURE")
        throw new SampleRefusal("wrong_state");
      return keep({
        ...task,
        state: "FAILURE",
        message: { code: "stopped", by: nadia.name },
        stopped_by: nadia.name,
      });
    },
    fetch_info_data_converted: ({ section: only, search, question, cursor, limit }: Body) => {
      const from = Number(cursor ?? 0);
      const max = Number(limit ?? 30);
      const words = String(search ?? "").toLowerCase();
      let all = sampleEntries(isNew ? 0 : Number(wanted.get("entries") ?? 76)).filter(
        (one) =>
          (only === undefined || one.section === only) &&
          (words === "" || JSON.stringify(one.texts).toLowerCase().includes(words)),
      );
      if (typeof question === "string")
        all = all.slice(0, 6).map((one, index) => ({ ...one, score: 0.86 / (index + 1) }));
      return {
        items: all.slice(from, from + max),
        next_cursor: from + max < all.length ? String(from + max) : null,
        total: all.length,
        live_version: live,
        confidence: typeof question === "string" ? 0.86 : null,
        threshold: 0.6,
        contested: false,
      };
    },
  };
}

const blocked: Task["message"] = { code: "contradictions_open", count: 1, about: ["breakfast"] };
const testsFailed: Task["message"] = { code: "tests_failed", count: 2 };

function sampleTask(number: number, more: Partial<Task>): Task {
  return {
    task_id: numberedId(4_000 + number),
    kind: "update_concierge",
    state: "SUCCESS",
    progress: 100,
    message: null,
    step: null,
    result: null,
    stopped_by: null,
    asked_by: nadia.name,
    asked_at: ago(0),
    started_at: null,
    ended_at: null,
    ...more,
  };
}
