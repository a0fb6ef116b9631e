import { baseOf } from "@bellhop/contract/values";
import { graphemesOf, type Image } from "../../platform/print/index.ts";
import { cardWords, isCardLanguage } from "./welcome-card.words.ts";

/** Local dates. */
export type Stay = { checkin: string; checkout: string };

export type WelcomeCard = {
  venueName: string;
  venueLanguage: string;
  /** `#rrggbb` */
  colour: string;
  /** Shown in place of the venue's initial. */
  logo?: Image | undefined;
  /** May be empty. */
  guestName: string;
  stay: Stay | undefined;
  /** For texts and dates; one that `chooseCardLanguage` returned. */
  language: string;
  /** What the QR code contains. */
  link: string;
  code: CardCode;
  format: "A4" | "A5";
};

/**
 * What the code opens. For the guest page, the card also has the address to type, and the venue's WhatsApp number if
 * it has one.
 */
export type CardCode =
  | { opens: "whatsapp" }
  | { opens: "page"; address: string; whatsapp: string | undefined };

export type CardTexts = {
  title: string;
  initial: string;
  venue: string;
  /** In one line, or in two parts: the welcome and the name. */
  greeting: string;
  greetingParts: string[];
  glad: string;
  ask: string;
  how: string;
  address: string;
  /** The line with the venue's number on WhatsApp; empty without one. */
  whatsapp: string;
  days: { label: string; day: string; weekday: string }[];
};

/** The first language that the card's words exist in, else English. */
export const chooseCardLanguage = (languages: (string | null | undefined)[]): string =>
  languages.find((tag) => tag && isCardLanguage(baseOf(tag))) ?? "en";

export function cardTexts(card: WelcomeCard): CardTexts {
  const { guestName, venueName, stay, link, code: opened, language, venueLanguage } = card;
  const code = baseOf(language);
  const words = cardWords[isCardLanguage(code) ? code : "en"];
  const name = guestName.normalize("NFC");
  const venue = venueName.normalize("NFC").toLocaleUpperCase(venueLanguage);
  const greetName = (shown: string) =>
    name ? words.welcomeName.replace("{name}", () => shown) : words.welcome;
  const [before = "", after = ""] = words.welcomeName.split("{name}");
  const days: [string, string][] = stay
    ? [
        [words.arrival, stay.checkin],
        [words.departure, stay.checkout],
      ]
    : [];
  return {
    title: greetName(name),
    initial: initialOf(venue),
    venue,
    greeting: greetName(isolate(name)),
    greetingParts: name ? [before.trimEnd(), `${isolate(name)}${after}`] : [words.welcome],
    glad: words.glad,
    ask: words.ask,
    how: opened.opens === "page" ? words.howOnPage : words.how,
    address: (opened.opens === "page" ? opened.address : link).replace(/^https?:\/\//, ""),
    // A number is read from left to right, also among Arabic words.
    whatsapp: opened.opens === "page" && opened.whatsapp ? `WhatsApp ${ltr(opened.whatsapp)}` : "",
    days: days.map(([label, date]) => ({ label, ...spellDay(language, date) })),
  };
}

/** Keeps a name of another direction from moving the words around it. */
const isolate = (name: string) => `\u2068${name}\u2069`;

const ltr = (number: string) => `\u2066${number}\u2069`;

/** Words that many names of hotels begin with. */
const commonWords =
  /^(?:(?:the|a|hotel|hôtel|hostal|hostel|albergo|pension|pensión|pensione|gasthof|gasthaus|villa|casa|residence|résidence|resort|le|la|les|il|el|los|das|der|die|de|di|du)\s+)+(?=\p{L})/iu;

const initialOf = (name: string): string => graphemesOf(name.replace(commonWords, ""))[0] ?? "";

/** In the Gregorian calendar and with Latin digits, as on the booking. */
function spellDay(language: string, date: string): { day: string; weekday: string } {
  // Plain English is international: “22 November”, not “November 22”.
  const locale = language === "en" ? "en-GB" : language;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat([locale, baseOf(language)], {
      ...options,
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone: "UTC",
    }).format(new Date(`${date}T00:00:00Z`));
  return {
    day: format({ day: "numeric", month: "long", year: "numeric" }),
    weekday: format({ weekday: "long" }),
  };
}
