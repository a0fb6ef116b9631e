import { useLingui } from "@lingui/react";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { announce } from "../../ui/announce.ts";
import { alerts, isAt } from "./places.ts";
import { useWaitingCounts } from "./waiting-counts.ts";

/** Keeps the tab's title: how many wait (or are open), the screen, the venue. */
export function usePageTitle() {
  const { i18n } = useLingui();
  const { name } = useVenue();
  const { waiting, openAlerts } = useWaitingCounts();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { pathname } = useLocation();
  // On the alerts the number is theirs, so that the tab never says another one than the screen.
  const count = isAt(alerts, pathname) ? openAlerts : waiting;
  const screen = title ? i18n._(title) : "Bellhop";
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ""}${screen} · ${name}`;
  }, [name, screen, count]);

  // Focus stays on the link that led here: a word says that the screen has changed.
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current !== screen) announce(screen);
    lastScreen.current = screen;
  }, [screen]);
}
