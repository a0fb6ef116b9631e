import type { Settings } from "@bellhop/contract/settings";
import type { Fields } from "../../../core/autosave/fields.ts";

const parts = [
  "general",
  "functionality",
  "assistant",
  "notifications",
  "public",
  "requests",
  "readings",
  "retention",
] as const;
export type EditedPart = (typeof parts)[number];

/** By path: `general.name`. */
export const fieldsOf = (settings: Settings): Fields =>
  Object.fromEntries(
    parts.flatMap((part) =>
      Object.entries(settings[part] ?? {}).map(([name, value]) => [`${part}.${name}`, value]),
    ),
  );

export function inParts(fields: Fields): { [Part in EditedPart]?: object } {
  const named = (part: EditedPart) => Object.entries(fields).filter(([path]) => path.startsWith(`${part}.`));
  return Object.fromEntries(
    parts
      .filter((part) => named(part).length > 0)
      .map((part) => [
        part,
        Object.fromEntries(named(part).map(([path, value]) => [path.slice(part.length + 1), value])),
      ]),
  );
}

export function withFields(settings: Settings, fields: Fields): Settings {
  const changed = Object.entries(inParts(fields)) as [EditedPart, object][];
  return {
    ...settings,
    ...Object.fromEntries(changed.map(([part, values]) => [part, { ...settings[part], ...values }])),
  };
}
