import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { readIdeasSearch } from "./ideas-search.ts";

/** Opens and closes the panel. An open panel is part of the address, so links can open it too. */
export function useOpenIdea(openId: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  /** The panel was opened on this screen, so Back leads to the list. After a reload or a link it may not. */
  const wasClosedHere = useRef(false);
  if (!openId) wasClosedHere.current = true;
  const go = (idea: string | undefined, replace: boolean) =>
    void navigate({
      to: "/upvote-features",
      search: ({ idea: _, ...list }: Record<string, unknown>) =>
        readIdeasSearch({ ...list, ...(idea && { idea }) }),
      replace,
      resetScroll: false,
    });
  return {
    /** From the panel of another idea, the address changes in place. */
    open: (ideaId: string) => go(ideaId, openId !== undefined),
    close: () => {
      if (wasClosedHere.current) history.back();
      else go(undefined, true);
      wasClosedHere.current = false;
    },
  };
}
