import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { toast } from "../../../../ui/toasts.ts";
import type { useSection } from "../../store/use-section.ts";

/** A linked entry may be deleted, or on a page that is not loaded: then it is shown apart from the list. */
export function useEntryBeside(
  { store, ids, isLoaded }: ReturnType<typeof useSection>,
  openId: string | null,
  showAll: (() => void) | null,
  close: () => void,
): string | null {
  const { t } = useLingui();
  const isMissing = openId !== null && isLoaded && !ids.includes(openId);
  const [isThere, setThere] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done when it is missing changes with each render.
  useEffect(() => {
    if (!isMissing || openId === null) return;
    let isOver = false;
    store.ensureLoaded(openId).then(
      (isFound) => {
        if (isOver) return;
        if (isFound) {
          setThere(openId);
          showAll?.();
        } else {
          toast(t`This entry was removed.`);
          close();
        }
      },
      (failure: unknown) => console.warn("An entry could not be looked for:", failure),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, openId, store]);
  return isMissing && isThere === openId ? openId : null;
}
