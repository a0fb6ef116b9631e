import type { Language } from "@bellhop/contract/languages";
import { visitorCodeIn } from "@bellhop/contract/visitor-names";
import { words } from "../../platform/words.ts";

const visitors = words(
  { name: (code: string) => `Web guest (${code})` },
  {
    es: { name: (code) => `Huésped web (${code})` },
    fr: { name: (code) => `Client web (${code})` },
    de: { name: (code) => `Web-Gast (${code})` },
    it: { name: (code) => `Ospite web (${code})` },
    pt: { name: (code) => `Hóspede web (${code})` },
    ar: { name: (code) => `ضيف الويب (${code})` },
  },
);

/** A visitor whose name is unknown, such as "Web guest (XKX3)"; undefined for guests with a name. */
export function nameVisitor(name: string, language: Language): string | undefined {
  const code = visitorCodeIn(name);
  return code && visitors[language].name(code);
}
