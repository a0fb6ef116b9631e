import { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en, type GuestTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

export type { GuestTexts };

const all: Record<GuestLanguage, GuestTexts> = { en, es, fr, de, it, pt, ar, nl, zh, ja, ru, tr };

/** The texts in a language of the page. Only the server has all of them. */
export const textsIn = (language: string): GuestTexts => all[language as GuestLanguage] ?? en;

export const isRightToLeft = (language: string): boolean => language === "ar";

export { guestLanguages };
