import type { GuestPage, RenderedGuestPage } from "@bellhop/contract/guest-page";
import { renderToString } from "react-dom/server";
import { Page } from "./page/Page.tsx";
import { isRightToLeft, textsIn } from "./texts/index.ts";

/** Renders the page on the server. */
export function render(page: GuestPage): RenderedGuestPage {
  const texts = textsIn(page.language);
  return {
    html: renderToString(<Page page={page} texts={texts} />),
    title: page.venue.name,
    direction: isRightToLeft(page.language) ? "rtl" : "ltr",
    data: { page, texts },
  };
}
