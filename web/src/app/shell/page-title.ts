import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useInboxCounts } from "../../conversations/conversation-queries.ts";
import { announce } from "../../ui/announce.ts";
import { useVenue } from "../access/AccessContext.ts";

/** Keeps the tab's title: how many wait, the screen, the venue. */
export function usePageTitle() {
  const { i18n } = useLingui();
  const { name } = useVenue();
  const waiting = useInboxCounts()?.waiting ?? 0;
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const screen = title ? i18n._(title) : "Bellhop";
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${screen} · ${name}`;
  }, [name, screen, waiting]);

  // Focus stays on the link that led here: a word says that the screen has changed.
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current !== screen) announce(screen);
    lastScreen.current = screen;
  }, [screen]);
}
