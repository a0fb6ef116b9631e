import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useInboxCounts } from "../../conversations/conversation-queries.ts";
import { useVenue } from "../access/AccessContext.ts";

/** Keeps the tab's title: how many wait, the screen, the venue. */
export function usePageTitle() {
  const { i18n } = useLingui();
  const { name } = useVenue();
  const waiting = useInboxCounts()?.waiting ?? 0;
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    const screen = title ? i18n._(title) : "Bellhop";
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${screen} · ${name}`;
  }, [i18n, name, title, waiting]);
}
