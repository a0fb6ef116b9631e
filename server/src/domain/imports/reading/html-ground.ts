import type { Element } from "domhandler";
import type { Said } from "./css-declared.ts";
import { stopsOf } from "./css-gradients.ts";
import { callsIn, partsOf, pixels } from "./css-lengths.ts";
import { black, type Colour, colourOf, over, shows } from "./css-values.ts";
import type { Look } from "./html-look.ts";

const isAtRest = (value: string | undefined) =>
  value === undefined || /^(?:none|normal|auto|inherit|initial|unset|revert.*)$/.test(value);

const colouring = /gradient$/;

/** In which colour the letters of an element are; undefined where that is not understood. */
export function colourFor(
  { name, attribs }: Element,
  said: Said,
  around: Colour | undefined,
  isDark: boolean,
): Colour | undefined {
  const value =
    said("-webkit-text-fill-color") ??
    said("color") ??
    (name === "font" ? attribs.color : name === "body" ? attribs.text : undefined);
  if (value === undefined || /^(?:inherit|currentcolor|unset)$/i.test(value)) return around;
  return /^(?:initial|revert.*)$/.test(value) && !isDark ? black : known(value, isDark);
}

const ofScheme =
  /^(?:initial|revert|canvas|window|field|info|menu|background|appworkspace|button|threed|text|link|visited|active|gray|highlight|mark|light-dark\()(?!(?:blue|green|gr[ae]y|yellow)$)/i;

/** A colour, where it does not depend on whether it is night: by day or not. */
const known = (value: string, isDark: boolean): Colour | undefined =>
  isDark && ofScheme.test(value) && value !== "gray" ? undefined : colourOf(value);

/** Sets what is behind an element's text, or, where its letters are cut out of that, the letters' colour. */
export function ground({ attribs }: Element, said: Said, look: Look, around: Colour[] | undefined) {
  const plain = said("background-color") ?? attribs.bgcolor;
  const image = callsIn(said("background-image") ?? "");
  const isPlain = isAtRest(plain);
  const colour = isPlain ? { ...black, a: 0 } : known(plain ?? "", look.isDark);
  const stops = image.map(({ name, inner }) => (colouring.test(name) ? stopsOf(inner) : undefined));
  const own = stops[0] ?? (image.length === 0 && colour ? [colour] : undefined);
  if (said("background-clip") === "text" && (look.colour?.a ?? 1) < 0.5) {
    const [first] = own ?? [];
    look.colour =
      around && own ? (own.find((each) => around.some((one) => shows(each, one))) ?? first) : black;
    if (!own) look.behind = undefined;
    return;
  }
  const below =
    colour === undefined ? undefined : colour.a >= 1 ? [colour] : around?.map((one) => over(colour, one));
  if (image.length === 0) look.behind = below;
  else if (stops.every((stop) => stop !== undefined) && own)
    look.behind = own.every(({ a }) => a >= 1)
      ? own
      : below?.flatMap((one) => own.map((stop) => over(stop, one))).slice(0, 64);
  else look.behind = undefined;
  if (colour && colour.a >= 1) look.shades = [];
  look.shades = [...look.shades, ...shadesOf(said("box-shadow") ?? "", look.letterPx)].slice(-8);
  // Behind a text whose ground is not understood, its colour may be the same.
  if (image.length === 0 && colour === undefined) look.isDoubtful = true;
}

/** The colours of the shadows that an element casts on its own ground, so far that they reach its text. */
const shadesOf = (shadow: string, em: number): (Colour | undefined)[] =>
  partsOf(shadow, /,/).flatMap((one) => {
    const parts = partsOf(one, /\s/);
    if (!parts.includes("inset")) return [];
    const reach = Math.max(0, ...parts.map((part) => Math.abs(pixels(part, em) ?? 0)));
    if (reach <= em / 2) return [];
    const said = parts.find((part) => part !== "inset" && pixels(part, em) === undefined);
    return [said === undefined ? undefined : colourOf(said)];
  });
