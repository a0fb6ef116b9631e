import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { requestRows } from "./list/rows.ts";
import { type RequestSearch, readRequestSearch } from "./request-search.ts";

/** Opens and closes the panel, which has its own address. */
export function useOpenRequest(openId: string | undefined) {
  const navigate = useNavigate();
  const go = useCallback(
    (request: string | undefined, replace: boolean) =>
      void navigate({
        to: "/orders",
        search: (before: RequestSearch) => {
          const { request: _, ...list } = before;
          return readRequestSearch({ ...list, ...(request && { request }) });
        },
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const isOpen = openId !== undefined;
  const open = useCallback((requestId: string) => go(requestId, isOpen), [go, isOpen]);
  const close = useCallback(() => go(undefined, true), [go]);

  const lastOpen = useRef(openId);
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = openId;
    if (closed && !openId && document.activeElement === document.body) requestRows.focus(closed);
  }, [openId]);
  return { open, close };
}
