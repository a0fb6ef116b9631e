// Who may import whom. Read by dependency-cruiser in `npm run check`; each rule is broken once in
// check/boundaries.test.ts, so a rule that no longer bites fails there.

/**
 * Domain folders that may use another one, through its index.ts. What is not listed is forbidden:
 * a story that crosses nouns belongs in server/src/journeys.
 *
 * @type {Record<string, string[]>}
 */
const domainMayUse = {
  // The audit log records a change where its value before is known.
  alerts: ["audit"],
  members: ["audit"],
  venues: ["audit"],
  // A version is a snapshot of the knowledge, published by a task. The venue stores which one is live; a rollback is
  // audited.
  assistant: ["audit", "tasks", "venues"],
  // Entries are written in the venue's languages.
  knowledge: ["venues"],
  // Who answers depends on the venue's settings; a message shows the state that WhatsApp reported.
  conversations: ["venues", "whatsapp"],
  // A task reads the source. Suggestions are compared with the venue's entries.
  imports: ["knowledge", "tasks"],
  // Claims are read from the venue's entries.
  contradictions: ["knowledge"],
  // "Today" is in the venue's time zone.
  reservations: ["venues"],
  // The demo's hotels are described with the types of what they consist of; its password is checked against an account.
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
  entries: [],
  lexicon: ["text"],
  values: ["text"],
  // Facts are rendered into the answerable form of an entry.
  rendering: ["entries"],
  retrieval: ["entries", "lexicon", "text"],
  // What a guest wants is read with the same words as their question.
  intents: ["entries", "lexicon", "text"],
  // Claims are compared in an entry's own words.
  claims: ["entries", "lexicon", "rendering", "text", "values"],
};

/** Tests, and what only they use: the names say so. */
const tests = "(\\.(test|fixture)\\.tsx?|/test-[^/]+\\.ts)$";

/** Programs that try a whole Bellhop from outside, and the files of the server's by which they start one, enter it,
 * crash it, and look into its database. */
const trials = "^(e2e|chaos)/";
const trialsMayUse =
  "^server/src/(testing/(as-owner|running-(bellhop|graph|mail|model)|sign-in-over-http|random)|platform/(failpoints|free-port))\\.ts$";

/** The benchmark is at home in the server: it runs the same statements by hand. The doors it knows from outside only. */
const bench = "^bench/";

/** These still export statements. */
const statementsExported = "^server/src/domain/(contradictions|conversations|knowledge)/index\\.ts$";

/** @type {(name: string, comment: string, from: object, to: object) => import("dependency-cruiser").IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    // Between the workspaces: web, guest -> contract <- server.
    forbid(
      "contract-knows-nothing",
      "The contract is read by browser and server: it imports neither.",
      { path: "^contract/" },
      { path: "^(language|server|web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "browser-has-no-node",
      "What runs in the browser cannot use Node's own modules.",
      { path: "^(contract|web/src|guest/src)/", pathNot: tests },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "browser-sees-only-the-contract",
      "Server source in the browser would carry rules, secrets or both outside.",
      { path: "^(web|guest)/" },
      { path: "^(server|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "web-and-guest-are-strangers",
      "Each is built and sized alone.",
      { path: "^web/" },
      { path: "^guest/" },
    ),
    forbid(
      "guest-and-web-are-strangers",
      "Each is built and sized alone.",
      { path: "^guest/" },
      { path: "^web/" },
    ),
    forbid(
      "server-sees-only-the-contract",
      "The server serves files that were built; it imports no browser source and no tools.",
      { path: "^server/" },
      { path: "^(web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "fakes-import-the-contract-at-most",
      "A stand-in for the outside that used our code would agree with our mistakes.",
      { path: "^fakes/" },
      { path: "^(server|web|guest|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "nobody-imports-fakes",
      "They are programs: started, and spoken to over HTTP.",
      { pathNot: "^fakes/" },
      { path: "^fakes/" },
    ),
    forbid(
      "trials-stay-outside",
      "A walk, a load or a crash uses what a person or a network can use.",
      { path: trials },
      { path: "^(server|web|guest|fakes|bench|tools)/", pathNot: trialsMayUse },
    ),

    forbid(
      "bench-knocks-at-the-doors",
      "What is measured is what a network can ask; what it is measured against is made of the server's own statements.",
      { path: bench },
      { path: "^(web|guest|fakes|e2e|chaos|tools)/|^server/src/(doors|main)" },
    ),

    // language/ is pure: texts in, values out.
    forbid(
      "language-is-pure",
      "Functions over hotel texts: no database, no network, no venue. Of our workspaces they know the contract only.",
      { path: "^language/" },
      { path: "^(server|web|guest|fakes|e2e|chaos|bench|tools)/" },
    ),
    forbid(
      "language-needs-no-machine",
      "Of Node's modules language/ may use crypto, for content hashes.",
      { path: "^language/", pathNot: tests },
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
        "List it in languageMayUse, with the reason where it is not obvious.",
        { path: `^language/${folder}/`, pathNot: tests },
        { path: "^language/", pathNot: `^language/(${[folder, ...allowed].join("|")})/` },
      ),
    ),

    // Inside the server: doors -> journeys -> domain -> platform.
    forbid(
      "platform-knows-no-hotel",
      "The floor below: no domain, no journey, no door.",
      { path: "^server/src/platform/", pathNot: tests },
      { path: "^server/src/(domain|journeys|doors|main|services)" },
    ),
    forbid(
      "domain-knows-no-story",
      "A rule does not know who asked.",
      { path: "^server/src/domain/" },
      { path: "^server/src/(journeys|doors|main)" },
    ),
    forbid(
      "domain-names-the-services-it-needs",
      "A rule that takes all services hides what it depends on. Journeys and doors may pass them all.",
      { path: "^server/src/domain/" },
      { path: "^server/src/services" },
    ),
    forbid(
      "journeys-know-no-door",
      "A story is the same whichever way somebody came in.",
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
      "What a noun does not export is its own business.",
      { path: "^server/src/", pathNot: "^server/src/domain/" },
      { path: "^server/src/domain/[^/]+/", pathNot: "^server/src/domain/[^/]+/index\\.ts$" },
    ),
    forbid(
      "domain-through-its-neighbours-index",
      "What a noun does not export is its own business, for its neighbours too.",
      { path: "^server/src/domain/([^/]+)/" },
      { path: "^server/src/domain/[^/]+/", pathNot: "^server/src/domain/($1/|[^/]+/index\\.ts$)" },
    ),
    ...domainRules(),
    forbid(
      "queries-stay-in-their-folder",
      "SQL is used through the functions of the folder that has it.",
      {
        path: "^(server/src/(?:domain|platform)/[^/]+|server/src/[^/]+|[^/]+)/",
        pathNot: `${bench}|${tests}`,
      },
      { path: "\\.queries\\.ts$", pathNot: "^$1/" },
    ),
    forbid(
      "queries-are-not-re-exported",
      "A domain folder exports functions and row types; statements stay inside.",
      { path: "^server/src/domain/", pathNot: statementsExported },
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
      "What makes testing easy must not be able to reach production.",
      { pathNot: `^(server/src/testing|tools)/|${tests}|${trials}|${bench}` },
      { path: `^server/src/testing/|${tests}` },
    ),

    // Everywhere.
    forbid("no-cycles", "Two files that need each other are one file, or three.", {}, { circular: true }),
    // Words are made where the dashboard is built: web/words-by-part.ts.
    forbid(
      "everything-resolves",
      "An import that leads nowhere.",
      {},
      { couldNotResolve: true, pathNot: "^words:" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules/\\.cache)/" },
    // Types too: a type imported across a border is a border crossed.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

/** One rule per domain folder: what it uses of its neighbours is what the table says. */
function domainRules() {
  const listed = Object.entries(domainMayUse).map(([noun, allowed]) =>
    forbid(
      `domain-table-${noun}`,
      "List it in domainMayUse with its reason, or tell the story in a journey.",
      { path: `^server/src/domain/${noun}/`, pathNot: tests },
      { path: "^server/src/domain/", pathNot: `^server/src/domain/(${[noun, ...allowed].join("|")})/` },
    ),
  );
  const unlisted = forbid(
    "domain-table",
    "List it in domainMayUse with its reason, or tell the story in a journey.",
    {
      path: "^server/src/domain/([^/]+)/",
      pathNot: `^server/src/domain/(${Object.keys(domainMayUse).join("|")})/|${tests}`,
    },
    { path: "^server/src/domain/", pathNot: "^server/src/domain/$1/" },
  );
  return [...listed, unlisted];
}
