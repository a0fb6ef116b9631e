import type { SaxesTagPlain } from "saxes";
import { black, type Colour, colourOf, over, white } from "./css-values.ts";
import { readXml } from "./docx-xml.ts";

/** The colours of a document's theme, by the names that its text calls them. */
export type Palette = ReadonlyMap<string, Colour>;

/** What a theme calls its colours, and what a text does. */
const called: Record<string, string> = {
  "a:dk1": "dark1",
  "a:lt1": "light1",
  "a:dk2": "dark2",
  "a:lt2": "light2",
  "a:hlink": "hyperlink",
  "a:folHlink": "followedHyperlink",
};
const usual = { dark1: "#000000", light1: "#ffffff", dark2: "#44546a", light2: "#e7e6e6" };
/** Which of them are the paper's and the text's, unless the settings say otherwise. */
const roles = { bg1: "light1", t1: "dark1", bg2: "light2", t2: "dark2" };
const roleNames: Record<string, string> = { bg: "background", t: "text" };

/** Reads a theme, and in the settings which of its colours are the paper's and the text's. */
export function readPalette(theme: string | undefined, settings: string | undefined): Palette {
  const palette = new Map<string, Colour>();
  const set = (name: string, value: string | undefined) => {
    const colour = value === undefined ? undefined : colourOf(value);
    if (colour) palette.set(name, colour);
  };
  for (const [name, value] of Object.entries(usual)) set(name, value);
  let at = "";
  if (theme)
    readXml(theme, {
      open({ name, attributes }) {
        if (name in called || /^a:accent[1-6]$/.test(name)) at = called[name] ?? name.slice(2);
        else if (at && name === "a:srgbClr") set(at, `#${attributes.val}`);
        else if (at && name === "a:sysClr") set(at, `#${attributes.lastClr}`);
      },
      close(name) {
        if (name in called || /^a:accent/.test(name)) at = "";
      },
    });
  const mapped: Record<string, string> = { ...roles };
  if (settings)
    readXml(settings, {
      open({ name, attributes }) {
        if (name !== "w:clrSchemeMapping") return;
        for (const role of Object.keys(roles)) mapped[role] = attributes[`w:${role}`] ?? mapped[role] ?? "";
      },
      close() {},
    });
  for (const [role, name] of Object.entries(mapped)) {
    const colour = palette.get(name);
    if (colour)
      palette.set(
        role.replace(/^[a-z]+/, (letters) => roleNames[letters] ?? letters),
        colour,
      );
  }
  return palette;
}

/** The colour that a tag's `w:theme…` names of a palette, lighter or darker as it says; undefined where it names none. */
export function themed(
  { attributes }: SaxesTagPlain,
  palette: Palette,
  [name, tint, shade]: readonly [string, string, string],
): Colour | undefined {
  const colour = palette.get(attributes[name] ?? "");
  if (!colour) return undefined;
  const share = (of: string) => Number.parseInt(attributes[of] ?? "ff", 16) / 255;
  return over({ ...over({ ...colour, a: share(shade) }, black), a: share(tint) }, white);
}
