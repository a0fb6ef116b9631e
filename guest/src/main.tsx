import type { GuestPage } from "@bellhop/contract/guest-page";
import { hydrateRoot } from "react-dom/client";
import { enableCopying } from "./client/copy-button.ts";
import type { PageTexts } from "./core/page-props.ts";
import { Page } from "./page/Page.tsx";
// In this order: later rules adapt earlier ones.
import "./styles/base.css";
import "./styles/information.css";
import "./styles/conversation.css";
import "./styles/foot.css";
import "./styles/head.css";
import "./styles/variants.css";

const root = document.getElementById("page");
const data = document.getElementById("data")?.textContent;
const served = root?.querySelector(".served");
if (root && data && served) {
  const { page, texts } = JSON.parse(data) as { page: GuestPage; texts: PageTexts };
  enableCopying(served);
  hydrateRoot(root, <Page page={page} texts={texts} served={{ elements: [...served.childNodes] }} />);
}
