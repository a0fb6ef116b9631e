import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/global.css";
import "./app/theme/tokens.css";
import "./app/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { preferredLanguage, showLanguage } from "./app/language/language.ts";
import { keepThemeShown } from "./app/theme/theme.ts";

// A function, not awaits of the module: a part that is loaded here may itself wait for this file.
async function start() {
  const place = document.getElementById("bellhop");
  if (!place) throw new Error("The page has no #bellhop to put the dashboard into");
  keepThemeShown();
  await showLanguage(preferredLanguage());
  const root = createRoot(place);
  root.render(<StrictMode>{isGallery ? await gallery() : <App />}</StrictMode>);
}

const isGallery =
  (import.meta.env.DEV || import.meta.env.MODE === "gallery") && location.pathname.startsWith("/gallery");

/** The components and screens on sample data; no part of what is served. */
async function gallery() {
  const { Gallery } = await import("./gallery/Gallery.tsx");
  return <Gallery />;
}

void start();
