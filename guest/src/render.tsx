import type { GuestPage, HouseInformation, RenderedGuestPage } from "@bellhop/contract/guest-page";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { informationTexts, type PageTexts } from "./core/page-props.ts";
import { Information } from "./house/Information.tsx";
import { suggestedQuestions } from "./house/suggested-questions.ts";
import { Page } from "./page/Page.tsx";
import type { GuestTexts } from "./texts/en.ts";
import { isRightToLeft, textsIn } from "./texts/index.ts";

/** Renders the page on the server. */
export function render(view: GuestPage): RenderedGuestPage {
  const texts = textsIn(view.language);
  // Chosen here, so that the script needs neither the choice nor what it is chosen from.
  const page = { ...view, questions: suggestedQuestions(view, texts) };
  const html = renderInformation(page, texts);
  return {
    html: renderToString(<Page page={page} texts={texts} served={{ html }} />),
    title: page.venue.name,
    direction: isRightToLeft(page.language) ? "rtl" : "ltr",
    // The forms are in the HTML only, like the information.
    data: {
      page: { ...page, house: withoutTexts(page.house), requests: null },
      texts: textsForScript(texts),
    },
  };
}

/** Guests of one house in one language read the same. Kept as long as the server keeps the information. */
const rendered = new WeakMap<HouseInformation, Map<string, string>>();
const maxRendered = 16;

function renderInformation(page: GuestPage, texts: GuestTexts): string {
  const ofHouse = rendered.get(page.house) ?? new Map<string, string>();
  rendered.set(page.house, ofHouse);
  // All that differs between two renderings, without what only the conversation shows.
  const key = JSON.stringify({ ...page, house: null, thread: null, form_id: "", at: "", hour: 0 });
  const html = ofHouse.get(key) ?? renderToStaticMarkup(<Information page={page} texts={texts} />);
  // What one guest typed is kept for no one.
  if (page.requests?.refused) return html;
  ofHouse.set(key, html);
  const [oldest] = ofHouse.keys();
  if (ofHouse.size > maxRendered && oldest !== undefined) ofHouse.delete(oldest);
  return html;
}

/** The information is in the HTML only: it would be most of the document again. */
const withoutTexts = (house: HouseInformation): HouseInformation => ({
  ...house,
  more: [],
  topics: [],
  cards: house.cards.map((card) => ({ ...card, text: "", own_words: null })),
  wifi_text: house.wifi_text && { ...house.wifi_text, text: "", own_words: null },
});

const ofInformation: readonly string[] = informationTexts;
const textsForScript = (texts: GuestTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !ofInformation.includes(name))) as PageTexts;
