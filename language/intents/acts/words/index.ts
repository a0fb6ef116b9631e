import type { GuestLanguage } from "../../../detection/index.ts";
import type { ActWords } from "../act-words.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

export const actWords: Record<GuestLanguage, ActWords> = { ar, de, en, es, fr, it, ja, nl, pt, ru, tr, zh };
