import { type Section, section as sections } from "@bellhop/contract/knowledge";
import type { QueryClient } from "@tanstack/react-query";
import { type Ask, askAs, type Caller } from "../../../core/api/ask.ts";
import { tabVenue } from "../../../core/api/tab-venue.ts";
import { listenToLive } from "../../../core/live/live-listeners.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { beHere } from "./kept-changes.ts";
import { changeLists, idsOf, type List, listKey, listsKey, overviewKey, versionOf } from "./section-lists.ts";
import { makeSectionDesk, type SectionDesk } from "./section-store.ts";

export type DesksFor = {
  caller: Caller;
  send: typeof fetch;
  queryClient: QueryClient;
  venueId: number;
  memberId: string;
  memberName: string;
};

export type Desks = { of: (section: Section) => SectionDesk; all: () => SectionDesk[]; ask: Ask };

const opened = new WeakMap<QueryClient, Map<string, Desks>>();
const overviewAfterMs = 1_500;

/**
 * Where a person edits what a venue has written. It stays for as long as the page does: what is not saved when they
 * leave the screen, or change to another venue, is saved from here, for the venue that it was written for.
 */
export function desksFor({ caller, send, queryClient, venueId, memberId, memberName }: DesksFor): Desks {
  const there = opened.get(queryClient) ?? new Map<string, Desks>();
  opened.set(queryClient, there);
  const name = `${venueId}.${memberId}`;
  const known = there.get(name);
  if (known) return known;
  beHere();
  const ask = askAs({ ...caller, venueId: () => venueId }, send);
  const made = new Map<Section, SectionDesk>();
  const make = (section: Section) => {
    const list = () => queryClient.getQueryData<List>(listKey(venueId, section, ""));
    const desk = makeSectionDesk({
      of: { venueId, memberId, section },
      ask,
      order: () => idsOf(list()),
      orderedAt: () => versionOf(list()),
      onList: (change) => changeLists(queryClient, venueId, section, change),
      onUnknown: () => refreshSoon(queryClient, listsKey(venueId, section), 200),
      onSaved: () => refreshSoon(queryClient, overviewKey(venueId), overviewAfterMs),
    });
    made.set(section, desk);
    void desk.restore();
    return desk;
  };
  const desks: Desks = {
    ask,
    of: (section) => made.get(section) ?? make(section),
    all: () => [...made.values()],
  };
  there.set(name, desks);
  listenToLive((event) => {
    // What is heard is of the venue that this tab is at now.
    if (event.kind !== "knowledge" || tabVenue.read() !== venueId) return;
    refreshSoon(queryClient, overviewKey(venueId), overviewAfterMs);
    void made.get(event.section)?.hear(event, memberName);
  });
  saveInTime(desks);
  return desks;
}

/** Opens all sections, so that what an earlier page has kept is saved. */
export const openAll = (desks: Desks) => sections.options.map(desks.of);

/** Saves at once where the page may go, tries again where the line is back, and asks before anything is lost. */
function saveInTime(desks: Desks) {
  const saveNow = () => {
    for (const desk of desks.all()) void desk.flush();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveNow();
    else for (const desk of desks.all()) void desk.restore();
  });
  window.addEventListener("pagehide", saveNow);
  window.addEventListener("online", () => retryAll(desks));
  window.addEventListener("beforeunload", (event) => {
    if (desks.all().some((desk) => desk.isAnyUnkept())) event.preventDefault();
  });
}

/** Tries again what could not be saved. */
export function retryAll(desks: Desks) {
  for (const desk of desks.all()) desk.retry();
}
