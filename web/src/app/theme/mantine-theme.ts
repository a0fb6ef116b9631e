import { createTheme, type MantineColorsTuple } from "@mantine/core";

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
