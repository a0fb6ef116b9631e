import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** Mantine wants ten shades; only the tokens are ever seen. */
const accent = Array.from({ length: 10 }, () => "var(--accent)") as unknown as MantineColorsTuple;

export const mantineTheme = createTheme({
  fontFamily: "var(--font)",
  colors: { accent },
  primaryColor: "accent",
  primaryShade: 6,
  cursorType: "pointer",
  respectReducedMotion: true,
  defaultRadius: "md",
});

/** Our tokens under Mantine's names. Its own dimmed, placeholder and light colours fail contrast. */
const tokens = {
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--dim)",
  "--mantine-color-placeholder": "var(--dim)",
  "--mantine-color-error": "var(--urgent)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--hover)",
  "--mantine-color-default-color": "var(--text)",
  "--mantine-color-default-border": "var(--border-control)",
  "--mantine-color-disabled": "var(--raised)",
  "--mantine-color-disabled-color": "var(--dim)",
  "--mantine-primary-color-filled": "var(--accent)",
  "--mantine-primary-color-filled-hover": "var(--accent-hover)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
  "--mantine-primary-color-light": "var(--accent-soft)",
  "--mantine-primary-color-light-hover": "var(--accent-line)",
  "--mantine-primary-color-light-color": "var(--accent)",
};

/** Light and dark are the tokens' business: Mantine sees the same names in both. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
