import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";
import type { WordTable } from "./word-table.ts";

/** By the base of a BCP 47 language. */
export const wordTables: Readonly<Record<string, WordTable>> = { en, de, fr, es, it, pt };
