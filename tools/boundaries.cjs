// Who may import whom. Read by dependency-cruiser in `npm run check`; each rule is broken once in
// check/boundaries.test.ts, so a rule that no longer bites fails there.

/**
 * Domain folders that may use another one, through its index.ts. What is not listed is forbidden:
 * a story that crosses nouns belongs into server/src/journeys.
 *
 * @type {Record<string, string[]>}
 */
const domainMayUse = {
  // What a member changes is noted where it is known what it was before.
  alerts: ["audit"],
  members: ["audit"],
  venues: ["audit"],
  // A version freezes what guests may hear; which one is live stands at the venue, and who went back is noted.
  concierge: ["audit", "contradictions", "knowledge", "venues"],
  // An answer is decided from what the knowledge found, and reads a question with the same words as it does.
  assistant: ["knowledge"],
  // What is written is in the venue's languages, and is said as the knowledge keeps it.
  entries: ["venues", "knowledge"],
  // Who answers depends on the venue's settings; the view of a message shows what WhatsApp made of it.
  conversations: ["venues", "whatsapp"],
  // What is proposed is read with the words of the knowledge, in the language it is in, and told from what is written.
  imports: ["assistant", "entries", "knowledge", "values"],
  // What an entry claims is read with the words that a question is read with.
  contradictions: ["knowledge", "entries", "values"],
  // Which day it is, is a matter of where the venue is.
  reservations: ["venues"],
  // The cast is told in the words of what it is made of.
  demo: ["venues", "entries"],
};

/**
 * Features of the dashboard that may use another one, through its index.ts. What is not listed is forbidden: what many
 * features need belongs in web/src/core or web/src/ui, and a screen or web/src/app composes the rest.
 *
 * @type {Record<string, string[]>}
 */
const featureMayUse = {
  // An alert shows why the assistant handed over, in the inbox's words.
  alerts: ["inbox"],
  // Home shows who waits, their stays, and open invitations.
  home: ["guests", "inbox", "invitations"],
  // A thread shows its guest and the channel.
  inbox: ["guests"],
  // Simulated guests have names, and their messages the inbox's markup.
  simulator: ["guests", "inbox"],
  // Both sides of a contradiction are named as in the forms.
  contradictions: ["catalogue"],
  // Forms are made of the catalogue's items and show what contradicts an entry.
  knowledge: ["catalogue", "contradictions"],
  // Suggestions are edited with the fields of the forms; reading them is a task.
  imports: ["catalogue", "knowledge", "tasks"],
  // Publishing is a task; the bar says what blocks it and what would change.
  publishing: ["catalogue", "contradictions", "knowledge", "tasks"],
  // A tried answer shows its sources as a thread does; settings are published like entries.
  assistant: ["catalogue", "inbox", "knowledge", "publishing"],
  // The builder is the screen that composes writing, trying and publishing.
  builder: ["assistant", "catalogue", "contradictions", "knowledge", "publishing"],
  // An invitation grants a role as the members list does.
  invitations: ["members"],
  // Account setup is the screen that composes these three.
  account: ["invitations", "members", "venues"],
  // New people accept an invitation or create a venue.
  "sign-up": ["invitations", "venues"],
  // Admins of the installation see quarantined webhooks.
  about: ["webhook-deliveries"],
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
      { path: "^(server|web|guest|fakes|e2e|chaos|bench|tools)/" },
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

    // Inside the dashboard: app -> features -> core -> ui.
    forbid(
      "ui-knows-no-product",
      "Components of ui/ could be used by any program: they import neither our layers nor the contract.",
      { path: "^web/src/ui/", pathNot: tests },
      { path: "^(web/src/(?!ui/)|contract/)" },
    ),
    forbid(
      "core-knows-no-feature",
      "What every feature stands on cannot stand on one of them.",
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
      "Samples stay out of what users load.",
      { path: "^web/src/app/", pathNot: tests },
      { path: "^web/src/gallery/" },
    ),
    forbid(
      "features-through-their-index",
      "The app uses what a feature exports, and the feature.ts that registers it.",
      { path: "^web/src/app/" },
      { path: "^web/src/features/[^/]+/", pathNot: "^web/src/features/[^/]+/(index\\.ts|feature\\.tsx?)$" },
    ),
    forbid(
      "features-through-their-neighbours-index",
      "What a feature does not export is its own business.",
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
      comment: "Two folders that need each other are one folder, or three.",
      severity: "error",
      scope: "folder",
      from: { path: "^web/src" },
      to: { circular: true },
    },

    // Inside the server: doors -> journeys -> domain -> platform.
    forbid(
      "platform-knows-no-hotel",
      "The floor below: no domain, no journey, no door.",
      { path: "^server/src/platform/", pathNot: tests },
      { path: "^server/src/(domain|journeys|doors|main)" },
    ),
    forbid(
      "domain-knows-no-story",
      "A rule does not know who asked.",
      { path: "^server/src/domain/" },
      { path: "^server/src/(journeys|doors|main)" },
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
    ...tableRules(
      "domain-table",
      "server/src/domain",
      domainMayUse,
      "List it in domainMayUse with its reason, or tell the story in a journey.",
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
