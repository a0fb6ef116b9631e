import type { Settings } from "@bellhop/contract/settings";

const parts = ["general", "functionality", "assistant", "public", "retention"] as const;
export type EditedPart = (typeof parts)[number];

/** Changed fields that the server does not have yet. */
export type SettingsDraft = { [Part in EditedPart]?: Partial<Settings[Part]> };

export const noChanges: SettingsDraft = {};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Fields = Record<string, unknown>;
const fieldsOf = (settings: { [Part in EditedPart]?: object }, part: EditedPart) =>
  (settings[part] ?? {}) as Fields;

export function shownSettings(settings: Settings, draft: SettingsDraft): Settings {
  const edited = parts.filter((part) => draft[part]);
  const shown = edited.map((part) => [part, { ...settings[part], ...draft[part] }]);
  return { ...settings, ...Object.fromEntries(shown) };
}

export const isUnchanged = (draft: SettingsDraft): boolean =>
  parts.every((part) => Object.keys(fieldsOf(draft, part)).length === 0);

/** What remains to send: fields changed again while sending. */
export function unsentAfter(draft: SettingsDraft, sent: SettingsDraft): SettingsDraft {
  const left = (part: EditedPart) => {
    const were = fieldsOf(sent, part);
    return Object.fromEntries(
      Object.entries(fieldsOf(draft, part)).filter(
        ([name, value]) => !(name in were) || !same(were[name], value),
      ),
    );
  };
  return Object.fromEntries(parts.filter((part) => draft[part]).map((part) => [part, left(part)]));
}

/** Fields that both people have changed to different values, as `part.field`. */
export function conflictingFields(
  base: { [Part in EditedPart]?: object },
  theirs: { [Part in EditedPart]?: object },
  draft: SettingsDraft,
): string[] {
  return parts.flatMap((part) =>
    Object.entries(fieldsOf(draft, part))
      .filter(([name, mine]) => {
        const now = fieldsOf(theirs, part)[name];
        return !same(fieldsOf(base, part)[name], now) && !same(now, mine);
      })
      .map(([name]) => `${part}.${name}`),
  );
}

/** Changed fields as `part.field`. */
export const fieldsIn = (draft: SettingsDraft): string[] =>
  parts.flatMap((part) => Object.keys(fieldsOf(draft, part)).map((name) => `${part}.${name}`));

/** Whether an error, such as at `general.languages.0`, is about one of the fields. */
export const isAboutOneOf = (path: string, fields: readonly string[]): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

/** The draft without the fields at these paths, which may also name a value inside a field. */
export function withoutFields(draft: SettingsDraft, paths: readonly string[]): SettingsDraft {
  const left = (part: EditedPart) =>
    Object.fromEntries(
      Object.entries(fieldsOf(draft, part)).filter(
        ([name]) => !paths.some((path) => isAboutOneOf(path, [`${part}.${name}`])),
      ),
    );
  return Object.fromEntries(parts.filter((part) => draft[part]).map((part) => [part, left(part)]));
}
