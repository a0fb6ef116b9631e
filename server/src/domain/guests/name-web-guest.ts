import type { Language } from "@bellhop/contract/languages";
import { webGuestCodeIn } from "@bellhop/contract/web-guest-names";
import { words } from "../../platform/words.ts";

const texts = words(
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

/** A web guest in words, such as "Web guest (XKX3)"; undefined for guests with a name. */
export function nameWebGuest(name: string, language: Language): string | undefined {
  const code = webGuestCodeIn(name);
  return code && texts[language].name(code);
}
