import type { Settings } from "@bellhop/contract/settings";

type EditedPart = Pick<Settings, "assistant" | "general">;

/** Changed fields that the server does not have yet. */
export type SettingsDraft = {
  assistant: Partial<Settings["assistant"]>;
  general: Partial<Settings["general"]>;
};

export const noChanges: SettingsDraft = { assistant: {}, general: {} };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const parts = ["assistant", "general"] as const;

export function shownSettings(settings: Settings, draft: SettingsDraft): Settings {
  return {
    ...settings,
    assistant: { ...settings.assistant, ...draft.assistant },
    general: { ...settings.general, ...draft.general },
  };
}

export const isUnchanged = (draft: SettingsDraft): boolean =>
  parts.every((part) => Object.keys(draft[part]).length === 0);

/** What remains to send: fields changed again while sending. */
export function unsentAfter(draft: SettingsDraft, sent: SettingsDraft): SettingsDraft {
  const left = (part: keyof SettingsDraft) =>
    Object.fromEntries(
      Object.entries(draft[part]).filter(([name, value]) => {
        const was = (sent[part] as Record<string, unknown>)[name];
        return !(name in sent[part]) || !same(was, value);
      }),
    );
  return { assistant: left("assistant"), general: left("general") };
}

/** Fields that both have changed, as `part.field`. */
export function conflictingFields(base: EditedPart, theirs: EditedPart, draft: SettingsDraft): string[] {
  return parts.flatMap((part) =>
    Object.entries(draft[part])
      .filter(([name, mine]) => {
        const before = (base[part] as Record<string, unknown>)[name];
        const now = (theirs[part] as Record<string, unknown>)[name];
        return !same(before, now) && !same(now, mine);
      })
      .map(([name]) => `${part}.${name}`),
  );
}
