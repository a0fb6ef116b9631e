import type { Settings } from "@bellhop/contract/settings";

/** What this screen changes of a venue's settings. */
export type EditedPart = Pick<Settings, "assistant" | "general">;

/** Fields that somebody has changed and the server does not have yet. */
export type SettingsDraft = {
  assistant: Partial<Settings["assistant"]>;
  general: Partial<Settings["general"]>;
};

export const nothingChanged: SettingsDraft = { assistant: {}, general: {} };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const parts = ["assistant", "general"] as const;

/** The settings as they look on screen. */
export function shownSettings(settings: Settings, draft: SettingsDraft): Settings {
  return {
    ...settings,
    assistant: { ...settings.assistant, ...draft.assistant },
    general: { ...settings.general, ...draft.general },
  };
}

export const isUnchanged = (draft: SettingsDraft): boolean =>
  parts.every((part) => Object.keys(draft[part]).length === 0);

/** What is left to send once the server has taken this: fields that were changed again meanwhile. */
export function leftAfter(draft: SettingsDraft, sent: SettingsDraft): SettingsDraft {
  const left = (part: keyof SettingsDraft) =>
    Object.fromEntries(
      Object.entries(draft[part]).filter(([name, value]) => {
        const was = (sent[part] as Record<string, unknown>)[name];
        return !(name in sent[part]) || !same(was, value);
      }),
    );
  return { assistant: left("assistant"), general: left("general") };
}

/** The fields that both have changed, by `part.field`: this person, and somebody else since the settings were read. */
export function changedTwice(base: EditedPart, theirs: EditedPart, draft: SettingsDraft): string[] {
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
