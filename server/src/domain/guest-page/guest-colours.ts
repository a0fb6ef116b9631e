import {
  type Colour,
  contrast,
  darken,
  lighten,
  mix,
  readColour,
  writeColour,
} from "../../platform/colours.ts";

/** The style's own colours are made for this one. */
const usualColour = "#0b6b63";
const paper: Colour = [1, 1, 1];
const night = readColour("#141517");
const nightSurface = readColour("#1a1b1e");
/** Above WCAG's 4.5 for text, because the colour is also read on its soft tone. */
const wantedOnPaper = 5.5;
const wantedAtNight = 6.5;

/** CSS that gives the page the venue's colour, readable on light and dark, and the colours of the browser's own bar. */
export function guestColours(colour: string): { css: string; light: string; dark: string } {
  const accent = darken(readColour(colour), wantedOnPaper);
  const hero = mix(accent, night, 0.55);
  const bars = { light: writeColour(accent), dark: writeColour(hero) };
  if (colour.toLowerCase() === usualColour) return { css: "", ...bars };
  const atNight = lighten(readColour(colour), nightSurface, wantedAtNight);
  const light = {
    accent,
    "on-accent": paper,
    "accent-soft": mix(accent, paper, 0.12),
    "accent-ink": darken(accent, 7),
    hero: accent,
    bubble: accent,
  };
  const dark = {
    accent: atNight,
    "on-accent": contrast(atNight, night) > contrast(atNight, paper) ? night : paper,
    "accent-soft": mix(atNight, nightSurface, 0.16),
    "accent-ink": atNight,
    hero,
    bubble: mix(accent, night, 0.8),
  };
  return {
    css: `:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
    ...bars,
  };
}

const declarations = (colours: Record<string, Colour>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${writeColour(colour)}`)
    .join(";");
