import type { GuestPage } from "@bellhop/contract/guest-page";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page/Page.tsx";
import type { GuestTexts } from "./texts/en.ts";
import "./page.css";

const root = document.getElementById("page");
const data = document.getElementById("data")?.textContent;
if (root && data) {
  const { page, texts } = JSON.parse(data) as { page: GuestPage; texts: GuestTexts };
  hydrateRoot(root, <Page page={page} texts={texts} more="" />);
}
