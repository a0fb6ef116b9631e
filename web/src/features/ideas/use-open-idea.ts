import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { readIdeasSearch } from "./ideas-search.ts";

/** Opens and closes the panel, which has its own address. Links in lists open it, too. */
export function useOpenIdea(openId: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  /** Opened on this screen, so that Back leads to the list. After a reload or by a link it may lead elsewhere. */
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
