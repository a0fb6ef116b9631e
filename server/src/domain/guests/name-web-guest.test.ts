import { languageNames } from "@bellhop/contract/languages";
import { expect, test } from "vitest";
import { nameWebGuest } from "./name-web-guest.ts";

test.each(Object.keys(languageNames) as (keyof typeof languageNames)[])(
  "in %s a web guest has words and a code, and other guests keep their name",
  (language) => {
    expect(nameWebGuest("Web XKX3", language)).toMatch(/^(?!Web XKX3).*\(XKX3\)$/u);
    expect(nameWebGuest("Webb Anna", language)).toBeUndefined();
  },
);
