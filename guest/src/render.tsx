import type { GuestPage, RenderedGuestPage } from "@bellhop/contract/guest-page";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { MoreInformation } from "./page/MoreInformation.tsx";
import { Page } from "./page/Page.tsx";
import { isRightToLeft, textsIn } from "./texts/index.ts";

/** Renders the page on the server. */
export function render(page: GuestPage): RenderedGuestPage {
  const texts = textsIn(page.language);
  const more = renderToStaticMarkup(<MoreInformation page={page} texts={texts} />);
  return {
    html: renderToString(<Page page={page} texts={texts} more={more} />),
    title: page.venue.name,
    direction: isRightToLeft(page.language) ? "rtl" : "ltr",
    // The list of all information is in the HTML only: it would be half of the document again.
    data: { page: { ...page, house: { ...page.house, more: [] } }, texts },
  };
}
