import type { GuestPage, HouseInformation, RenderedGuestPage } from "@bellhop/contract/guest-page";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Information } from "./house/Information.tsx";
import { Page } from "./page/Page.tsx";
import { isRightToLeft, textsIn } from "./texts/index.ts";

/** Renders the page on the server. */
export function render(page: GuestPage): RenderedGuestPage {
  const texts = textsIn(page.language);
  const html = renderToStaticMarkup(<Information page={page} texts={texts} />);
  return {
    html: renderToString(<Page page={page} texts={texts} served={{ html }} />),
    title: page.venue.name,
    direction: isRightToLeft(page.language) ? "rtl" : "ltr",
    data: { page: { ...page, house: withoutTexts(page.house) }, texts },
  };
}

/** The information is in the HTML only: it would be most of the document again. */
const withoutTexts = (house: HouseInformation): HouseInformation => ({
  ...house,
  more: [],
  cards: house.cards.map((card) => ({ ...card, text: "", own_words: null })),
  wifi_text: house.wifi_text && { ...house.wifi_text, text: "", own_words: null },
});
