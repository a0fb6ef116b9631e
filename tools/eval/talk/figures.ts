import type { Verdict } from "./judge.ts";
import type { TalkMessage } from "./read-set.ts";

export type Judged = { message: TalkMessage; verdict: Verdict };

/** Measured separately; the rest is everything else. */
const dangerClasses = ["emergency", "look_alike"];

const isOf = (name: string) => (one: Judged) => one.message.class === name;
const isRight = ({ verdict }: Judged) => verdict.isRight;
const isFalseAlarm = ({ verdict }: Judged) => verdict.isFalseAlarm;
const count = (judged: readonly Judged[], test: (one: Judged) => boolean) => judged.filter(test).length;

function tally(judged: readonly Judged[]) {
  return {
    n: judged.length,
    right: count(judged, isRight),
    wrong: count(judged, ({ verdict }) => verdict.isWrong),
    reaches_nobody: count(judged, ({ verdict }) => verdict.reachesNobody),
  };
}
export type Tally = ReturnType<typeof tally>;

/** The figures of a set, also for the last line of JSON. */
export function figuresOf(judged: readonly Judged[]) {
  const classes = Object.groupBy(judged, ({ message }) => message.class);
  const emergencies = judged.filter(isOf("emergency"));
  const rest = judged.filter(({ message }) => !dangerClasses.includes(message.class));
  const { n, right, wrong } = tally(rest);
  const ofClasses = (...names: string[]) => rest.filter(({ message }) => names.includes(message.class));
  const languages = Object.groupBy(judged, ({ message }) => message.language);
  return {
    languages: Object.fromEntries(Object.entries(languages).map(([name, all = []]) => [name, tally(all)])),
    classes: Object.fromEntries(Object.entries(classes).map(([name, all = []]) => [name, tally(all)])),
    emergencies: emergenciesOf(emergencies, judged),
    false_alarms: {
      look_alike: count(judged.filter(isOf("look_alike")), isFalseAlarm),
      rest: count(rest, isFalseAlarm),
    },
    request_fields: fieldsOf(judged),
    rest: {
      n,
      right: share(right, n),
      wrong: share(wrong, n),
      requests_reach_nobody: tally(ofClasses("request")).reaches_nobody,
      complaints_reach_nobody: tally(ofClasses("complaint")).reaches_nobody,
    },
  };
}
export type Figures = ReturnType<typeof figuresOf>;

function emergenciesOf(emergencies: readonly Judged[], judged: readonly Judged[]) {
  const languages = [...new Set(judged.map(({ message }) => message.language))].sort();
  return Object.fromEntries(
    languages.map((language) => {
      const isOfLanguage = ({ message }: Judged) => message.language === language;
      const all = emergencies.filter(isOfLanguage);
      const falseAlarms = count(judged.filter(isOfLanguage), isFalseAlarm);
      return [language, { n: all.length, right: count(all, isRight), false_alarms: falseAlarms }];
    }),
  );
}

function fieldsOf(judged: readonly Judged[]) {
  const read: Record<string, { n: number; right: number }> = {};
  for (const [name, isSame] of judged.flatMap(({ verdict }) => Object.entries(verdict.fields))) {
    const { n, right } = read[name] ?? { n: 0, right: 0 };
    read[name] = { n: n + 1, right: right + (isSame ? 1 : 0) };
  }
  return read;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(3));
}

/** The figures as lines to print. */
export function linesOf({
  classes,
  languages,
  emergencies,
  false_alarms,
  request_fields,
  rest,
}: Figures): string[] {
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(16)).join("")}`;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return [
    row("class", ["n", "right", "wrong", "reaches nobody"]),
    ...Object.entries(classes).map(([name, one]) =>
      row(name, [one.n, one.right, one.wrong, one.reaches_nobody]),
    ),
    "",
    row("language", ["n", "right", "wrong", "reaches nobody"]),
    ...Object.entries(languages).map(([name, one]) =>
      row(name, [one.n, one.right, one.wrong, one.reaches_nobody]),
    ),
    "",
    row("language", ["emergencies", "right", "false alarms"]),
    ...Object.entries(emergencies).map(([name, one]) => row(name, [one.n, one.right, one.false_alarms])),
    "",
    row("request field", ["stated", "read"]),
    ...Object.entries(request_fields).map(([name, one]) => row(name, [one.n, one.right])),
    "",
    `  False alarms: ${false_alarms.look_alike} of look_alike, ${false_alarms.rest} of the rest`,
    `  The rest: ${rest.n} messages, ${percent(rest.right)} right, ${percent(rest.wrong)} wrong`,
    `  Reach nobody: ${rest.requests_reach_nobody} requests, ${rest.complaints_reach_nobody} complaints`,
  ];
}
