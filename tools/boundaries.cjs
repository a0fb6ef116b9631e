// Allowed imports. Read by dependency-cruiser in `npm run check`; check/boundaries.test.ts breaks each rule once, so
// a rule without effect fails there.

/**
 * Domain folders that may use another one, through its index.ts. What is not listed is forbidden:
 * a story that crosses nouns belongs in server/src/journeys.
 *
 * @type {Record<string, string[]>}
 */
const domainMayUse = {
  // The audit log records a change in the function that knows the old value. An alert shows the guest's room, from the
  // stay or from a room code. Alerts tell notifications that something has changed. Notifications audit changes of duty,
  // use the venue's time zone, and name the guest of a mute.
  alerts: ["audit", "guest-sessions", "guests", "notifications", "reservations"],
  notifications: ["audit", "guests", "venues"],
  members: ["audit", "identity"],
  tasks: ["audit"],
  plans: ["audit", "members", "notifications"],
  venues: ["audit"],
  // A version is a snapshot of the knowledge, published by a task. The venue stores which one is live; a rollback is
  // audited.
  assistant: ["audit", "tasks", "venues"],
  // The page shows what the assistant may tell this guest.
  "guest-page": ["assistant"],
  // Prints are in the welcome card's languages, and use its invitation.
  "guest-page-prints": ["welcome-card"],
  // A simulated phone shows its guest's stay, and templates in full: the network only gets their names and values.
  simulator: ["reservations", "templates"],
  // A file is stored as WhatsApp describes it.
  media: ["whatsapp"],
  // Entries are written in the venue's languages.
  knowledge: ["venues"],
  // A message has files, and the state that WhatsApp reported.
  messages: ["media", "whatsapp"],
  // Attempts and status updates are about messages. Prices are listed by the venue's month.
  delivery: ["guests", "messages", "venues", "whatsapp"],
  // A conversation is made of messages and questions, and is erased with what was delivered and translated. A guest's
  // message opens the reply window, and may rate a stay. Who answers depends on the venue's settings. It shows the
  // guest's stay and their place on the guest page, and the answer that waits for approval.
  conversations: [
    "answer-drafts",
    "delivery",
    "guest-sessions",
    "guests",
    "messages",
    "notifications",
    "questions",
    "reservations",
    "stay-ratings",
    "translations",
    "venues",
    "whatsapp",
  ],
  // A transcript is a conversation on a channel with its messages, at the venue's time. Web guests are named in words.
  transcripts: ["conversations", "guests", "messages", "venues", "whatsapp"],
  // The guest page shows a part of the messages, and the guest's rating of the stay.
  "guest-thread": ["messages", "stay-ratings"],
  // A session belongs to a person, whose guests may be merged.
  "guest-sessions": ["guests"],
  // Mails, members and voters have the language that a person chose.
  mail: ["identity"],
  ideas: ["identity"],
  // Connecting a number switches the venue's WhatsApp on.
  whatsapp: ["venues"],
  // A task reads the source. Suggestions are compared with the venue's entries.
  imports: ["knowledge", "tasks"],
  // Claims are read from the venue's entries.
  contradictions: ["knowledge"],
  // A task reads, applies and undoes an import; its rows are compared with guests and reservations, and become some.
  "reservation-imports": ["guests", "reservations", "tasks"],
  // "Today" is in the venue's time zone. A stay is a person's, whose guests may be merged.
  reservations: ["guests", "venues"],
  // A request shows its guest, their room, and what they were told. Its due time is within the venue's hours.
  requests: ["guests", "notifications", "reservations", "venues", "whatsapp"],
  // Due messages depend on the venue's days and quiet hours; rules begin with the words of ready-made templates. A no
  // counts for merged guests too. A message that never left is due again. The log shows the channel.
  proactive: ["guests", "messages", "requests", "templates", "venues", "whatsapp"],
  // A task tries what guests wrote last, after their edits; what they may hear depends on the channel and on their stay,
  // which merged guests share.
  replays: ["guests", "messages", "reservations", "tasks", "whatsapp"],
  // Days and hours are the venue's. Staffed hours begin at instants of a day, as the due times of requests do. A task
  // counts again. The simulator's channel is left out, and guests are named.
  statistics: ["guests", "requests", "tasks", "venues", "whatsapp"],
  // The demo's hotels are described with the types of their parts; its password is checked against an account.
  demo: ["identity", "knowledge", "venues"],
  // A delivery is split into messages and status updates of WhatsApp's format.
  "webhook-deliveries": ["whatsapp"],
};

/**
 * Folders of language/ that may use another one, through its index.ts.
 *
 * @type {Record<string, string[]>}
 */
const languageMayUse = {
  text: [],
  classifier: ["text"],
  entries: [],
  lexicon: ["text"],
  // Names have digits of all scripts.
  names: ["text"],
  values: ["text"],
  // Facts are rendered into the answerable form of an entry.
  rendering: ["entries"],
  // Sentences state times in words, too.
  retrieval: ["entries", "lexicon", "text", "values"],
  // Topics tell languages apart.
  detection: ["lexicon", "text"],
  // A translation is in its language.
  locks: ["detection", "lexicon", "text", "values"],
  // A message is split into questions by the topics it names. A rating may be a number word.
  intents: ["classifier", "detection", "entries", "lexicon", "text", "values"],
  // A settlement renders a field as a sentence.
  claims: ["entries", "lexicon", "rendering", "text", "values"],
};

/**
 * Features of the dashboard that may use another one, through its index.ts. What is not listed is forbidden: what many
 * features need belongs in web/src/core or web/src/ui, and a screen or web/src/app composes the rest.
 *
 * @type {Record<string, string[]>}
 */
const featureMayUse = {
  // An alert shows why the assistant handed over, in the inbox's words, and how far it has climbed.
  alerts: ["inbox", "notifications"],
  // The ladder and the quiet hours are settings of the venue.
  notifications: ["settings"],
  // Home shows who waits, their stays, open invitations, which requests are due, who is on duty, whether all parts work,
  // and what is left to set up. It switches WhatsApp on. A new hotel reads its website and tries the assistant there.
  home: [
    ...[
      "about",
      "assistant",
      "guests",
      "imports",
      "inbox",
      "invitations",
      "notifications",
      "plans",
      "requests",
    ],
    ...["sign-up", "whatsapp"],
  ],
  // A guest's card shows their requests, and how they rated their stays.
  guests: ["requests", "stay-ratings"],
  // A thread shows its guest and the channel.
  // The composer sends templates once the reply window is closed, and decides the guest's requests.
  // A thread's menu mutes its guest.
  // A line says how the guest rated the stay.
  inbox: ["guests", "notifications", "requests", "stay-ratings", "templates"],
  // A status looks the same as in the guest card.
  reservations: ["guests"],
  // Simulated guests have names, and their messages the inbox's markup.
  simulator: ["guests", "inbox"],
  // A transcript shows messages in the inbox's words, and ratings of the stay.
  transcripts: ["guests", "inbox", "stay-ratings"],
  // Both sides of a contradiction are named as in the forms.
  contradictions: ["catalogue"],
  // Forms are made of the catalogue's items and show what contradicts an entry.
  knowledge: ["catalogue", "contradictions"],
  // Suggestions are edited with the fields of the forms; reading them is a task.
  imports: ["catalogue", "knowledge", "tasks"],
  // Reading, importing and undoing are tasks.
  "reservation-imports": ["tasks"],
  // Publishing is a task; the bar shows what blocks it and what would change.
  publishing: ["catalogue", "contradictions", "knowledge", "tasks"],
  // A tried answer shows its sources as a thread does; settings are published like entries.
  // Its name, voice and rules are settings of the venue. Replaying and translating are tasks.
  assistant: ["catalogue", "inbox", "knowledge", "publishing", "settings", "tasks"],
  // The time by which staff must act is a setting for each kind of request. Phone and rooms are in the profile.
  settings: ["knowledge", "requests"],
  // The guest page's look and switch are settings of the venue, and so is what guests can ask for. Its
  // Wi-Fi must not contradict the entry about it.
  "public-page": ["knowledge", "requests", "settings"],
  // The builder is the screen that composes writing, trying and publishing.
  builder: ["assistant", "catalogue", "contradictions", "knowledge", "publishing"],
  // An invitation grants a role as the members list does.
  invitations: ["members"],
  // Account setup is the screen that composes these three.
  account: ["invitations", "members", "venues"],
  // A message has a template of WhatsApp, and what is wrong with it is mended there. Some ask for a rating.
  proactive: ["stay-ratings", "templates", "whatsapp"],
  // The templates of the number that is connected.
  whatsapp: ["templates"],
  // New people accept an invitation or create a venue.
  "sign-up": ["invitations", "venues"],
  // Numbers are named as in the inbox and in the requests.
  statistics: ["guests", "inbox", "requests"],
  // Admins of the installation see quarantined webhooks.
  about: ["webhook-deliveries"],
};

/** Tests, and files that only tests use, as their names show. */
const tests = "(\\.(test|fixture)\\.tsx?|/test-(?!question)[^/]+\\.ts)$";

/**
 * Programs that test a whole Bellhop from outside, and the server's files with which they start it, sign in, crash
 * it, and read its database.
 */
const trials = "^(e2e|chaos)/";
const trialsMayUse =
  "^server/src/(testing/(as-owner|busy-inbox|demo-files|fast-postgres|hosted-bellhop|moved-clock|read-pdf|running-(bellhop|graph|mail|model|push)|sign-in-over-http|random|port-of-its-own)|platform/(failpoints|free-port))\\.ts$";

/** The benchmark may use the server: it runs the same statements by hand. It uses the doors only from outside. */
const bench = "^bench/";

/** @type {(name: string, comment: string, from: object, to: object) => import("dependency-cruiser").IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    // Between the workspaces: web, guest -> contract <- server.
    forbid(
      "contract-knows-nothing",
      "Browser and server import the contract; it imports neither.",
      { path: "^contract/" },
      { path: "^(language|server|web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "browser-has-no-node",
      "Browser code can't use Node's modules.",
      { path: "^(contract|web/src|guest/src)/", pathNot: tests },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "browser-sees-only-the-contract",
      "Server code in the browser could reveal rules or secrets.",
      { path: "^(web|guest)/" },
      { path: "^(server|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "web-and-guest-are-strangers",
      "Each is built and measured separately.",
      { path: "^web/" },
      { path: "^guest/" },
    ),
    forbid(
      "guest-and-web-are-strangers",
      "Each is built and measured separately.",
      { path: "^guest/" },
      { path: "^web/" },
    ),
    forbid(
      "server-sees-only-the-contract",
      "The server serves built files; it imports no browser code and no tools.",
      { path: "^server/" },
      { path: "^(web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "fakes-import-the-contract-at-most",
      "A stand-in that used our code would repeat our mistakes.",
      { path: "^fakes/" },
      { path: "^(server|web|guest|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "nobody-imports-fakes",
      "They are programs: tests start them and use HTTP.",
      { pathNot: "^fakes/" },
      { path: "^fakes/" },
    ),
    forbid(
      "trials-stay-outside",
      "Walks, load and crash tests use only what a person or the network can use.",
      { path: trials },
      { path: "^(server|web|guest|fakes|bench|tools)/", pathNot: trialsMayUse },
    ),

    forbid(
      "bench-knocks-at-the-doors",
      "The benchmark measures over the network, also in the walks' browser; its baseline uses the server's own statements.",
      { path: bench },
      { path: "^(web|guest|fakes|chaos|tools)/|^e2e/(?!browser\\.ts$)|^server/src/(doors|main)" },
    ),

    // language/ is pure: texts in, values out.
    forbid(
      "language-is-pure",
      "Pure functions over hotel texts. They may import only the contract.",
      { path: "^language/" },
      { path: "^(server|web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "language-needs-no-machine",
      "language/ may use only crypto, for content hashes, and fs for the trained model.",
      { path: "^language/", pathNot: `${tests}|^language/intents/acts/stored-model\\.ts$` },
      { dependencyTypes: ["core"], pathNot: "^(node:)?crypto$" },
    ),
    forbid(
      "language-through-its-index",
      "Other workspaces import a folder of language/ through its index.ts.",
      { path: "^(server|web|guest)/", pathNot: tests },
      { path: "^language/[^/]+/", pathNot: "^language/[^/]+/index\\.ts$" },
    ),
    forbid(
      "language-through-its-neighbours-index",
      "The folders of language/ import each other through index.ts.",
      { path: "^language/([^/]+)/", pathNot: tests },
      { path: "^language/[^/]+/", pathNot: "^language/($1/|[^/]+/index\\.ts$)" },
    ),
    ...Object.entries(languageMayUse).map(([folder, allowed]) =>
      forbid(
        `language-table-${folder}`,
        "List it in languageMayUse, with a reason if it is not obvious.",
        { path: `^language/${folder}/`, pathNot: tests },
        { path: "^language/", pathNot: `^language/(${[folder, ...allowed].join("|")})/` },
      ),
    ),

    // Inside the dashboard: app -> features -> core -> ui.
    forbid(
      "ui-knows-no-product",
      "Components of ui/ are independent of the product: they import neither our layers nor the contract.",
      { path: "^web/src/ui/", pathNot: tests },
      { path: "^(web/src/(?!ui/)|contract/)" },
    ),
    forbid(
      "core-knows-no-feature",
      "core/ can't depend on a feature, because every feature depends on core/.",
      { path: "^web/src/core/", pathNot: tests },
      { path: "^web/src/(?!core/|ui/)" },
    ),
    forbid(
      "features-know-no-app",
      "The app assembles features; a feature registers itself in its feature.ts.",
      { path: "^web/src/features/", pathNot: tests },
      { path: "^web/src/(?!features/|core/|ui/)" },
    ),
    forbid(
      "gallery-is-not-served",
      "Users must not load samples.",
      { path: "^web/src/app/", pathNot: tests },
      { path: "^web/src/gallery/" },
    ),
    forbid(
      "features-through-their-index",
      "The app imports a feature's index.ts and feature.ts only.",
      { path: "^web/src/app/" },
      { path: "^web/src/features/[^/]+/", pathNot: "^web/src/features/[^/]+/(index\\.ts|feature\\.tsx?)$" },
    ),
    forbid(
      "features-through-their-neighbours-index",
      "A feature is imported through its index.ts.",
      { path: "^web/src/features/([^/]+)/", pathNot: tests },
      { path: "^web/src/features/[^/]+/", pathNot: "^web/src/features/($1/|[^/]+/index\\.ts$)" },
    ),
    ...tableRules(
      "feature-table",
      "web/src/features",
      featureMayUse,
      "List it in featureMayUse with its reason, or compose the two in a screen or in the app.",
    ),
    {
      name: "no-folder-cycles",
      comment: "Two folders that import each other should be one folder, or three.",
      severity: "error",
      scope: "folder",
      from: { path: "^web/src" },
      to: { circular: true },
    },

    // Inside the server: doors -> journeys -> domain -> platform.
    forbid(
      "platform-knows-no-hotel",
      "The lowest layer imports no domain, journey or door.",
      { path: "^server/src/platform/", pathNot: tests },
      { path: "^server/src/(domain|journeys|doors|main|services)" },
    ),
    forbid(
      "domain-knows-no-story",
      "The domain doesn't know journeys or doors.",
      { path: "^server/src/domain/" },
      { path: "^server/src/(journeys|doors|main)" },
    ),
    forbid(
      "domain-names-the-services-it-needs",
      "A rule that takes all services hides its dependencies. Only journeys and doors may pass them all.",
      { path: "^server/src/domain/" },
      { path: "^server/src/services" },
    ),
    forbid(
      "journeys-know-no-door",
      "A journey doesn't depend on the door that calls it.",
      { path: "^server/src/journeys/" },
      { path: "^server/src/(doors|main)" },
    ),
    forbid(
      "doors-know-no-main",
      "main.ts opens the doors, not the other way round.",
      { path: "^server/src/doors/" },
      { path: "^server/src/main" },
    ),
    forbid(
      "domain-through-its-index",
      "A domain folder is imported through its index.ts.",
      { path: "^server/src/", pathNot: "^server/src/domain/" },
      { path: "^server/src/domain/[^/]+/", pathNot: "^server/src/domain/[^/]+/index\\.ts$" },
    ),
    forbid(
      "domain-through-its-neighbours-index",
      "Neighbours also import a domain folder through its index.ts.",
      { path: "^server/src/domain/([^/]+)/" },
      { path: "^server/src/domain/[^/]+/", pathNot: "^server/src/domain/($1/|[^/]+/index\\.ts$)" },
    ),
    ...tableRules(
      "domain-table",
      "server/src/domain",
      domainMayUse,
      "List it in domainMayUse with a reason, or move the code to a journey.",
    ),
    forbid(
      "queries-stay-in-their-folder",
      "SQL is used through the functions of its own folder.",
      {
        path: "^(server/src/(?:domain|platform)/[^/]+|server/src/[^/]+|[^/]+)/",
        pathNot: `${bench}|${tests}`,
      },
      { path: "\\.queries\\.ts$", pathNot: "^$1/" },
    ),
    forbid(
      "queries-are-not-re-exported",
      "A domain folder exports functions and row types; statements stay inside.",
      { path: "^server/src/domain/" },
      { path: "\\.queries\\.ts$", dependencyTypes: ["export"], dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "one-way-to-the-database",
      "`at` is the only way to a connection, or row-level security is a wish.",
      { path: "^server/src/", pathNot: `^server/src/(platform|testing)/|${tests}` },
      { path: "node_modules/(pg|pg-boss)/" },
    ),
    forbid(
      "testing-is-for-tests",
      "Test helpers and fixtures must not reach production. The gallery shows fixtures, in development only.",
      { pathNot: `^(server/src/testing|web/src/gallery|tools)/|${tests}|${trials}|${bench}` },
      { path: `^server/src/testing/|${tests}` },
    ),

    // Everywhere.
    forbid("no-cycles", "Two files that need each other are one file, or three.", {}, { circular: true }),
    // Messages are split when the dashboard is built: web/words-by-part.ts.
    forbid(
      "everything-resolves",
      "An import that can't be resolved.",
      {},
      { couldNotResolve: true, pathNot: "^words:" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules/\\.cache)/" },
    // Types too: importing a type crosses the boundary as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

/**
 * One rule per listed folder: it uses of its neighbours what the table says; and one for all others, which use none.
 *
 * @param {string} name
 * @param {string} parent
 * @param {Record<string, string[]>} table
 * @param {string} comment
 */
function tableRules(name, parent, table, comment) {
  const listed = Object.entries(table).map(([folder, allowed]) =>
    forbid(
      `${name}-${folder}`,
      comment,
      { path: `^${parent}/${folder}/`, pathNot: tests },
      { path: `^${parent}/`, pathNot: `^${parent}/(${[folder, ...allowed].join("|")})/` },
    ),
  );
  const unlisted = forbid(
    name,
    comment,
    { path: `^${parent}/([^/]+)/`, pathNot: `^${parent}/(${Object.keys(table).join("|")})/|${tests}` },
    { path: `^${parent}/`, pathNot: `^${parent}/$1/` },
  );
  return [...listed, unlisted];
}
