import type { EntryChange } from "@bellhop/contract/knowledge";

/** Errors of a change by field, found before it is sent. */
export type CheckChange = (change: EntryChange) => Record<string, string>;

let loading: Promise<CheckChange> | undefined;

/** Loads the check. If that fails, nothing is checked here: the server refuses the same. */
export function loadCheck(): Promise<CheckChange> {
  loading ??= import("./contract-errors.ts").then(
    ({ contractErrors }) => contractErrors,
    (cause: unknown) => {
      loading = undefined;
      console.warn("Changes are checked by the server only:", cause);
      return () => ({});
    },
  );
  return loading;
}
