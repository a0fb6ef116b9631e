import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { guestPagePath, linkParameter, previewParameter, roomParameter } from "@bellhop/contract/guest-page";
import { baseOf } from "@bellhop/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isGuestToken, visitorToken } from "../../domain/guest-sessions/index.ts";
import {
  findGuestPage,
  findVenue,
  type GuestPageLink,
  guestPageLanguages,
  roomOfCode,
  type Venue,
} from "../../domain/venues/index.ts";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import { acceptedAmong } from "../../platform/choose-language.ts";
import { refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import type { Services } from "../../services.ts";
import { hostCookie, readCookie, setCookie } from "../cookies.ts";

/** A renewed link stops working after this long, and a change of the languages shows. */
const keyLifeMs = 5_000;
const maxKeys = 10_000;
const cookieDays = 30;
const languageCookie = "guest-language";
const daySeconds = 86_400;

export type Visits = {
  /** Refused as not found if no venue has the key. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<Visit>;
  /** Gives the browser this token of its session. */
  keep(visit: Visit, reply: FastifyReply, token: string): void;
  /**
   * Gives the browser a token if it has none, and a new one if its session has ended. Only for the page itself: other
   * responses may arrive after one that began a session.
   */
  greet(visit: Visit, reply: FastifyReply, hasEnded: boolean): void;
  /** The browser gets another token with its next request, and its own language again. */
  forget(visit: Visit, reply: FastifyReply): void;
};

type PageRequest = { params: { key: string }; query: Record<string, string | string[] | undefined> };

type FoundLink = GuestPageLink & { houseKey: string; languages: PageLanguages };
/** What guests can choose, and what they get if the page is not in their language. */
type PageLanguages = { offered: readonly GuestLanguage[]; otherwise: GuestLanguage };

/** `onSession` is told of each token that a session's browser gets. */
export function openVisits(
  { db, clock, config, publicUrl }: Services,
  onSession: (visit: Visit, token: string) => void,
): Visits {
  const links = openTtlCache<FoundLink>({ max: maxKeys, clock });

  async function findLink(key: string, isPreview: boolean): Promise<FoundLink> {
    // A preview follows what was saved just now.
    const known = isPreview ? undefined : links.get(key);
    if (known) return known;
    const link = /^[a-z2-9]{10}$/.test(key) && (await db.readAtInstallation((at) => findGuestPage(at, key)));
    if (!link) throw refuse("not_found");
    const venue = await db.readAtVenue(link.venueId, findVenue);
    const found = { ...link, houseKey: venue.house_key, languages: languagesOf(venue) };
    links.set(key, found, keyLifeMs);
    return found;
  }

  const cookieOf = (venueId: number) => hostCookie(publicUrl, `guest-${venueId}`);

  return {
    async of(request, reply) {
      const { params, query } = request as Pick<FastifyRequest, never> & PageRequest;
      const isPreview = one(query[previewParameter]) !== undefined;
      const { venueId, isInHouse, houseKey, languages } = await findLink(params.key, isPreview);
      const roomCode = one(query[roomParameter]) ?? null;
      const room =
        isInHouse && roomCode !== null ? roomOfCode(config.secretKey, houseKey, roomCode) : undefined;
      // Nothing may come of a preview.
      if (isPreview && request.method !== "GET") throw refuse("not_found");
      const known = isPreview ? undefined : readCookie(request.headers, cookieOf(venueId).name);
      const isNew = known === undefined || !isGuestToken(known);
      const token = isNew ? visitorToken() : known;
      const isFramed = one(query.frame) !== undefined;
      const language = chooseLanguage(request, languages, one(query.lang));
      if (!isPreview && acceptedAmong(languages.offered, one(query.lang))) keepLanguage(reply, language);
      return {
        venueId,
        key: params.key,
        place: { isInHouse, room: room ?? null },
        roomCode,
        link: /^[\w-]{32}$/.exec(one(query[linkParameter]) ?? "")?.[0] ?? null,
        token,
        isNew,
        arrivedAt: clock.now(),
        language,
        isFramed,
        isPreview,
      };
    },
    keep(visit, reply, token) {
      keep(visit, reply, token);
      onSession(visit, token);
    },
    greet(visit, reply, hasEnded) {
      if (visit.isPreview) return;
      if (hasEnded) clearCopies(reply);
      if (hasEnded || visit.isNew) keep(visit, reply, hasEnded ? visitorToken() : visit.token);
    },
    forget({ venueId, isFramed }, reply) {
      clearCopies(reply);
      setGuestCookie(reply, { ...cookieOf(venueId), value: "", isFramed }, 0);
      setCookie(reply, { ...hostCookie(publicUrl, languageCookie), value: "", maxAgeSeconds: 0 });
    },
  };

  function keep({ venueId, isFramed }: Visit, reply: FastifyReply, token: string) {
    setGuestCookie(reply, { ...cookieOf(venueId), value: token, isFramed });
  }

  /**
   * A frame on another site gets a cookie that only this site's frames share. Browsers take it with https only, and from
   * this machine.
   */
  function setGuestCookie(
    reply: FastifyReply,
    { isFramed, ...cookie }: { name: string; value: string; secure: boolean; isFramed: boolean },
    maxAgeSeconds = cookieDays * daySeconds,
  ) {
    const framed = { isPartitioned: true, secure: true };
    setCookie(reply, { ...cookie, maxAgeSeconds, ...(isFramed && framed) });
  }

  /** What the guest chose, here or before; else the browser's. */
  function chooseLanguage(
    { headers }: FastifyRequest,
    { offered, otherwise }: PageLanguages,
    chosen: string | undefined,
  ): string {
    const before = readCookie(headers, hostCookie(publicUrl, languageCookie).name);
    const wishes = [chosen, before, headers["accept-language"]];
    return wishes.map((wish) => acceptedAmong(offered, wish)).find(Boolean) ?? otherwise;
  }

  function keepLanguage(reply: FastifyReply, value: string) {
    const cookie = hostCookie(publicUrl, languageCookie);
    setCookie(reply, { ...cookie, value, maxAgeSeconds: cookieDays * daySeconds });
  }
}

/**
 * Clears the browser's cache, for example the previous page. Keeps cookies and storage: the dashboard has the same
 * origin and would lose its sign-in and unsaved texts. The page removes its own copies.
 */
const clearCopies = (reply: FastifyReply) => reply.header("clear-site-data", '"cache"');

/** English reaches more guests than the venue's own language. */
function languagesOf(venue: Venue): PageLanguages {
  const offered = guestPageLanguages(venue);
  const ranked = ["en", baseOf(venue.default_language), ...offered];
  const otherwise = ranked.map((language) => acceptedAmong(offered, language)).find(Boolean) ?? "en";
  return { offered, otherwise };
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The address of a part of the page. */
export const partOf = ({ key }: Visit, part: string): string => `${guestPagePath(key)}${part}`;

/** The page's address with what it was opened with. */
export function addressOf({ key, roomCode, isFramed }: Visit): string {
  const query = new URLSearchParams({
    ...(roomCode !== null && { [roomParameter]: roomCode }),
    ...(isFramed && { frame: "" }),
  });
  return `${guestPagePath(key)}${query.size > 0 ? `?${query}` : ""}`;
}
