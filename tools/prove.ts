// Acceptance proofs too slow for `npm test`. `npm run prove` lists them; `npm run prove -- NAME …` runs one at full size.
// It prints its progress, ends with one line of JSON, and exits with 0 if the proof holds.
import path from "node:path";
import { runProgram } from "./run/program.mjs";

const proofs: Record<string, { program: string; proves: string }> = {
  attack: {
    program: "tools/prove/attack.ts",
    proves: "floods and hostile bodies: memory grows by at most 300 MB, /healthz within 250 ms [NAME …]",
  },
  builds: {
    program: "tools/prove/builds.ts",
    proves: "100 kills during publishing, and one at each step: no version is half published",
  },
  calendars: {
    program: "tools/prove/calendars.ts",
    proves:
      "100 pairs of calendars, changed ten times, with ids that move or are shared: the bookings of a separate model [--count N --seed S]",
  },
  chaos: {
    program: "tools/prove/chaos.ts",
    proves:
      "100 kills of the server and 20 of PostgreSQL under load, three seeds, each failpoint: no message lost or doubled",
  },
  faults: {
    program: "tools/prove/faults.ts",
    proves:
      "read-only, full disk, no connections, Graph, mail, clock: status codes, /readyz, About and log; as root for the disks",
  },
  "five-thousand": {
    program: "tools/prove/five-thousand.ts",
    proves:
      "a venue with 5,000 entries is listed, searched, edited, tried, and published within five seconds [--entries N]",
  },
  "guests-at-once": {
    program: "tools/prove/guests-at-once.ts",
    proves:
      "10,000 guests write on a guest page at once over two processes: each message once; a neighbour waits little",
  },
  "hostile-imports": {
    program: "tools/prove/hostile-imports.ts",
    proves:
      "huge, hidden and broken pages, PDFs, DOCX and tables: each import ends in time, with suggestions or a reason",
  },
  "broken-model": {
    program: "tools/prove/broken-model.ts",
    proves:
      "with a model that is dead or never answers, 30 questions are answered in 6 s, in 2 s once it is left alone",
  },
  contradictions: {
    program: "tools/prove/contradictions.ts",
    proves:
      "finds the planted contradictions of the tuned hotels, no false ones; 5,000 entries in two seconds",
  },
  imports: {
    program: "tools/prove/imports.ts",
    proves: "100 kills during imports, and one at each step: each import is ready, once, or refused",
  },
  journey: {
    program: "tools/prove/journey.ts",
    proves:
      "1,000 amendments of bookings, rules and guests, kills, a moved clock: nothing stale, double or missing; plans 50,000 bookings in 30 s [--count N --kills N --seed S --reservations N]",
  },
  "killed-reservations": {
    program: "tools/prove/killed-reservations.ts",
    proves: "100 kills while reservations are imported and undone: each row is applied once, and undone once",
  },
  live: {
    program: "tools/prove/live.ts",
    proves: "500 listeners on two processes, each disconnected 100 times: every event once, in order",
  },
  "many-requests": {
    program: "tools/prove/many-requests.ts",
    proves:
      "with 20,000 requests, each view answers within 50 ms with as many statements as before [--count N]",
  },
  statistics: {
    program: "tools/prove/statistics.ts",
    proves:
      "100,000 messages with merges, erasures and retention: all numbers equal a recount; a year over a million is timed [--messages N --seed S --million N]",
  },
  "mutated-bodies": {
    program: "tools/prove/mutated-bodies.ts",
    proves:
      "10,000 mutated signed webhook bodies: all answered and stored, no readable item lost [--count N --seed S]",
  },
  notifications: {
    program: "tools/prove/notifications.ts",
    proves:
      "1,000 emergencies, kills, broken mail and push: all reach people once, none that is settled; webhook to push in 3 s [--alerts N --kills N --seed S]",
  },
  readers: {
    program: "tools/prove/readers.ts",
    proves:
      "models that obey attackers and lie: guests of three hotels get only published sentences, and nothing leaks [--guests N]",
  },
  replay: {
    program: "tools/prove/replay.ts",
    proves:
      "10,000 messages are replayed with 500 entries within five minutes; others are served; kills and stop [--messages N]",
  },
  requests: {
    program: "tools/prove/requests.ts",
    proves:
      "2,000 requests over two processes, killed at each step: none lost or twice, no guest told twice [--count N --kills N --seed S]",
  },
  reservations: {
    program: "tools/prove/reservations.ts",
    proves:
      "50,000 reservations are imported with flat memory; with 20,000, each view answers within 50 ms [--rows N --bookings N]",
  },
  retention: {
    program: "tools/prove/retention.ts",
    proves:
      "100,000 due rows of each class, 10 kills: all of them go and nothing else, staff work meanwhile [--rows N --kills N]",
  },
  statements: {
    program: "tools/prove/statements.ts",
    proves:
      "500 entries are translated into six languages under kills: all of them, and none is paid for twice [--entries N --kills N]",
  },
  whatsapp: {
    program: "tools/prove/whatsapp.ts",
    proves:
      "10,000 webhooks of every kind under kills, three seeds: each effect once, no state backwards [--seeds S --deliveries N]",
  },
};

const [name, ...rest] = process.argv.slice(2);
const proof = proofs[name ?? ""];
if (proof) {
  const root = path.dirname(import.meta.dirname);
  process.exitCode = await runProgram(process.execPath, [proof.program, ...rest], { cwd: root });
} else {
  if (name) console.log(`Unknown proof: "${name}".\n`);
  console.log("npm run prove -- NAME, where NAME is one of:\n");
  for (const [known, { proves }] of Object.entries(proofs)) console.log(`  ${known.padEnd(16)} ${proves}`);
  process.exitCode = name ? 1 : 0;
}
