import { errorsOf } from "./draft.ts";
import type { StoreState } from "./store-state.ts";

/** The most urgent state first. */
export type Saving =
  | { is: "undecided"; entryIds: string[] }
  | { is: "refused"; why: string; entryIds: string[] }
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

export function savingOf(
  { changes }: StoreState,
  { trouble, isBusy, isLeftBehind, savedAtMs }: Progress,
): Saving {
  const drafts = [...changes.drafts];
  const undecided = drafts.filter(([, draft]) => draft.both.length > 0).map(([id]) => id);
  if (undecided.length > 0) return { is: "undecided", entryIds: undecided };
  const wrong = drafts.flatMap(([id, draft]) => Object.values(errorsOf(draft)).map((why) => ({ id, why })));
  const why = trouble?.isFinal ? trouble.why : wrong[0]?.why;
  if (why !== undefined) return { is: "refused", why, entryIds: wrong.map(({ id }) => id) };
  if (trouble || isLeftBehind) return { is: "kept", onDevice: changes.isOnDevice() };
  return isBusy || changes.isAny() ? { is: "saving" } : { is: "saved", atMs: savedAtMs };
}
