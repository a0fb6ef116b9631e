import "./core/theme/tokens.css";
import "./core/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { readAddress } from "./core/api/tab-venue.ts";
import { followLanguage, preferredLanguage, showLanguage } from "./core/language/language.ts";
import { followTheme } from "./core/theme/theme.ts";

// A function, because top-level await could deadlock with parts that import this file.
async function start() {
  const place = document.getElementById("bellhop");
  if (!place) throw new Error("The page has no #bellhop to put the dashboard into");
  readAddress();
  followTheme();
  followLanguage();
  await showLanguage(preferredLanguage());
  createRoot(place).render(<StrictMode>{await page()}</StrictMode>);
}

/** The gallery exists in development only. */
async function page() {
  // Written so that the build can drop the gallery.
  if (import.meta.env.DEV || import.meta.env.MODE === "gallery") {
    if (location.pathname.startsWith("/gallery")) {
      const { Gallery } = await import("./gallery/Gallery.tsx");
      return <Gallery />;
    }
  }
  return <App />;
}

void start();
