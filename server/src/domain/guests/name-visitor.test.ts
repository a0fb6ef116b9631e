import { languageNames } from "@bellhop/contract/languages";
import { expect, test } from "vitest";
import { nameVisitor } from "./name-visitor.ts";

test.each(Object.keys(languageNames) as (keyof typeof languageNames)[])(
  "in %s a visitor has words and their code, and a guest keeps the name",
  (language) => {
    expect(nameVisitor("Web XKX3", language)).toMatch(/^(?!Web XKX3).*\(XKX3\)$/u);
    expect(nameVisitor("Webb Anna", language)).toBeUndefined();
  },
);
