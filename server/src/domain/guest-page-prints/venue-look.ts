import { baseOf } from "@bellhop/contract/values";
import { type Colour, darken, readColour } from "../../platform/colours.ts";
import {
  type Box,
  type Direction,
  type Fitted,
  type Fonts,
  fitLine,
  fitText,
  type Image,
  type Print,
  readParagraph,
} from "../../platform/print/index.ts";
import { type CardLanguage, isCardLanguage } from "../welcome-card/index.ts";

/** What prints show of a venue. */
export type VenueLook = {
  name: string;
  /** `#rrggbb` */
  colour: string;
  logo: Image | undefined;
  /** The default one first. */
  languages: readonly string[];
  /** The page shows the Wi-Fi inside the house. */
  hasWifi: boolean;
};

export const mm = 72 / 25.4;
export const ink: Colour = [0.13, 0.12, 0.11];
export const softInk: Colour = [0.3, 0.29, 0.28];
export const paper: Colour = [1, 1, 1];

/** The venue's languages that prints have words in, else English. */
export function printLanguages(languages: readonly string[], max: number): CardLanguage[] {
  const known = languages.map(baseOf).filter(isCardLanguage);
  return known.length > 0 ? [...new Set(known)].slice(0, max) : ["en"];
}

export const directionOf = (language: string): Direction => (["ar", "he"].includes(language) ? "rtl" : "ltr");

/** `accent`: readable on white. `code`: dark enough for any camera. */
export function printColours(colour: string): { accent: Colour; code: Colour } {
  const accent = darken(readColour(colour), 5.5);
  return { accent, code: darken(accent, 13) };
}

type OneText = { text: string; print: Print; language: string };

/** A text in one language, set into a box. */
export const setText = (fonts: Fonts, text: OneText, box: Box) => fitText(paragraphOf(fonts, text), box);

/** In one line at one of the first sizes, else in several. */
export function setInLine(fonts: Fonts, text: OneText, box: Box): Fitted {
  const paragraph = paragraphOf(fonts, text);
  return fitLine(paragraph, { ...box, sizes: box.sizes.slice(0, 4) }) ?? fitText(paragraph, box);
}

const paragraphOf = (fonts: Fonts, { text, print, language }: OneText) =>
  readParagraph(fonts, text, { print, language, direction: directionOf(language) });
