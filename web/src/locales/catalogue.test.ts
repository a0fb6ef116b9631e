import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { expect, test } from "vitest";
import { findCatalogueFaults, translationFault } from "../../catalogue-faults.ts";

const config = getConfig({ cwd: decodeURIComponent(new URL("../..", import.meta.url).pathname) });

// What is built carries only the messages' ids: one that is not in the catalogue would show as "Hx5rQ_".
test("every message in the source is in all catalogues, and none is unused (else: npm run messages, in web)", async () => {
  const [catalogue] = await getCatalogs(config);
  expect(Object.keys((await catalogue?.read("en")) ?? {}).length).toBeGreaterThan(200);
  expect(await findCatalogueFaults(config)).toEqual([]);
}, 60_000);

const entries = "{0, plural, one {# entry} other {# entries}} of <0>{name}</0>";
test.each([
  ["{0, plural, one {# Eintrag} other {# Einträge}} von <0>{name}</0>", undefined],
  ["<0>{name}</0>: {0, plural, other {# Einträge}}", undefined],
  ["{0, plural, =0 {Kein Eintrag} one {# Eintrag} other {# Einträge}} von <0>{name}</0>", undefined],
  ["", "is not translated"],
  ["{0, plural, one {# Eintrag} other {# Einträge}} von <0>{nome}</0>", "lacks {name} in its translation"],
  ["{0, plural, one {# Eintrag} other {# Einträge}} von {name}", "lacks <0>, </0> in its translation"],
  ["{0} Einträge von <0>{name}</0>", "lacks {0, plural} in its translation"],
  [
    "{0, plural, one {# Eintrag} other {# Einträge}} von <0>{name}</0> in {hotel}",
    "has {hotel} in its translation only",
  ],
  ["{0, plural, one {#} few {#} other {#}} <0>{name}</0>", "has plural forms that the language lacks: few"],
  ["{0, plural, one {# Eintrag} <0>{name}</0>", "has a translation that cannot be read"],
])("a translation keeps the placeholders, tags and plurals of the English: %s", (translation, fault) => {
  expect(translationFault("de", entries, translation)).toBe(fault);
});
