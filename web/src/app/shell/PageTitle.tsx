import { useLingui } from "@lingui/react";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useEmergencyTitle, useOpenAlerts } from "../../features/alerts/index.ts";
import { useInboxCounts } from "../../features/inbox/index.ts";
import { announce } from "../../ui/announce.ts";

/** The counts change with each message. As a component, the title renders without the shell. */
export function PageTitle() {
  const { i18n } = useLingui();
  const { name } = useVenue();
  const waiting = useInboxCounts()?.waiting ?? 0;
  const openAlerts = useOpenAlerts();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { pathname } = useLocation();
  // On the alerts screen the tab shows the same number as the screen.
  const count = pathname === "/alerts" ? openAlerts : waiting;
  const screen = title ? i18n._(title) : "Bellhop";
  const emergency = useEmergencyTitle();
  useEffect(() => {
    const shown = emergency ?? `${count > 0 ? `(${count}) ` : ""}${screen}`;
    document.title = `${shown} · ${name}`;
  }, [emergency, name, screen, count]);

  // On the icon of the installed dashboard. Browsers refuse it to pages that are not installed.
  useEffect(() => void navigator.setAppBadge?.(openAlerts).catch(() => {}), [openAlerts]);

  // Focus stays on the link, so the new screen is announced. It moves if the link has gone with the last screen.
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current !== screen) {
      announce(screen);
      if (document.activeElement === document.body) document.getElementById("content")?.focus();
    }
    lastScreen.current = screen;
  }, [screen]);
  return null;
}
