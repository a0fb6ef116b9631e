import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useShortcuts } from "../../../core/keyboard/shortcuts.ts";

type Open = (conversationId: string | undefined, replace?: boolean) => void;

/** `next` returns the conversation to open after Done: the next one that waits, else the next one. */
export function useInboxShortcuts(
  conversationIds: string[],
  openId: string | undefined,
  open: Open,
  isWaiting: (conversationId: string) => boolean,
) {
  const { t } = useLingui();
  // A conversation that was marked done has left the list: use its former position.
  const place = useRef(-1);
  const at = openId ? conversationIds.indexOf(openId) : -1;
  if (at >= 0 || !openId) place.current = at;

  const go = (step: number) => {
    const from = at >= 0 ? at : step > 0 ? place.current - 1 : place.current;
    const to = conversationIds[Math.min(conversationIds.length - 1, Math.max(0, from + step))];
    if (to) open(to, openId !== undefined);
  };
  useShortcuts(t`Inbox`, [
    { keys: "j", label: t`Next conversation`, run: () => go(1) },
    { keys: "k", label: t`Previous conversation`, run: () => go(-1) },
    {
      keys: "Enter",
      label: t`Open conversation`,
      run: () => (openId ? document.querySelector("textarea")?.focus() : go(1)),
    },
    { keys: "Escape", label: t`Back to the list`, run: () => openId && open(undefined) },
  ]);
  const next = () => {
    const from = at >= 0 ? at + 1 : Math.max(0, place.current);
    const others = [...conversationIds.slice(from), ...conversationIds.slice(0, from)].filter(
      (id) => id !== openId,
    );
    return others.find(isWaiting) ?? others[0];
  };
  return { next };
}
