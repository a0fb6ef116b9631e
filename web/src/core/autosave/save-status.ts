import type { Draft } from "./draft.ts";

/** The most urgent state first. */
export type Saving =
  | { is: "undecided"; ids: string[] }
  | { is: "refused"; why: string; ids: string[] }
  | { is: "kept"; onDevice: boolean }
  | { is: "saving" }
  | { is: "saved"; atMs: number | null };

/** Why nothing could be saved; final until something changes if the server has refused it. */
export type Trouble = { why: string; isFinal: boolean };

export type Progress = {
  trouble: Trouble | null;
  isBusy: boolean;
  isLeftBehind: boolean;
  savedAtMs: number | null;
};

export type Unsaved = {
  drafts: Iterable<[id: string, draft: Draft]>;
  errorsOf: (draft: Draft) => Record<string, string>;
  isAny: boolean;
  isOnDevice: boolean;
};

export function savingOf(unsaved: Unsaved, { trouble, isBusy, isLeftBehind, savedAtMs }: Progress): Saving {
  const drafts = [...unsaved.drafts];
  const undecided = drafts.filter(([, draft]) => draft.conflicts.length > 0).map(([id]) => id);
  if (undecided.length > 0) return { is: "undecided", ids: undecided };
  const wrong = drafts.flatMap(([id, draft]) =>
    Object.values(unsaved.errorsOf(draft)).map((why) => ({ id, why })),
  );
  const why = trouble?.isFinal ? trouble.why : wrong[0]?.why;
  if (why !== undefined) return { is: "refused", why, ids: wrong.map(({ id }) => id) };
  if (trouble || isLeftBehind) return { is: "kept", onDevice: unsaved.isOnDevice };
  return isBusy || unsaved.isAny ? { is: "saving" } : { is: "saved", atMs: savedAtMs };
}
