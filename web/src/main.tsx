import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/global.css";
import "./core/theme/tokens.css";
import "./core/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { preferredLanguage, showLanguage } from "./core/language/language.ts";
import { keepThemeShown } from "./core/theme/theme.ts";

// A function, not awaits of the module: a part that is loaded here may itself wait for this file.
async function start() {
  const place = document.getElementById("bellhop");
  if (!place) throw new Error("The page has no #bellhop to put the dashboard into");
  keepThemeShown();
  await showLanguage(preferredLanguage());
  createRoot(place).render(<StrictMode>{await page()}</StrictMode>);
}

/** The dashboard; at /gallery, in development, its parts on sample data. */
async function page() {
  // Written so that the build sees it is never true, and leaves the gallery out of what is served.
  if (import.meta.env.DEV || import.meta.env.MODE === "gallery") {
    if (location.pathname.startsWith("/gallery")) {
      const { Gallery } = await import("./gallery/Gallery.tsx");
      return <Gallery />;
    }
  }
  return <App />;
}

void start();
