import { catalogueItem } from "@bellhop/contract/catalogue";
import { section as sectionName } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { LeftOut } from "@bellhop/contract/unreadable";
import { endsWithQuestionMark } from "@bellhop/language/text";
import { emailIn, phoneIn, webAddressIn } from "../proposing/contact.ts";
import { givesOrders } from "../proposing/gives-orders.ts";
import type { Passage } from "../proposing/passages.ts";
import type { Belongs } from "../proposing/topics.ts";
import { headingLength, loosenedTextOf, quoteFinder } from "./find-quote.ts";
import type { Pick } from "./read-picks.ts";

/** What a model adds to a passage: the entry it belongs to, and the question it answers. */
export type Picked = { belongs?: Belongs; question?: string };
/** `of`: what is picked for the passage with this number. */
export type VerifiedPicks = {
  of: (passage: number) => Picked | undefined;
  dropped: { invented: number; unfit: number };
};

/**
 * Checks a model's picks against the passages. A quote must occur in one of them. The passage stays whole: it gets a key
 * only if all of its picks name the same one and quote all of it, and a question only without figures, addresses or orders
 * of the model.
 */
export function verifyPicks(picks: Pick[], passages: readonly Passage[]): VerifiedPicks {
  const find = quoteFinder(passages);
  const dropped = { invented: 0, unfit: 0 };
  /** `rest`: the passage without what was quoted. */
  type Known = { rest: string; keys: Map<string, Belongs>; question?: string | undefined };
  const ofPassage = new Map<number, Known>();
  for (const pick of picks) {
    const quoted = find(pick.quote);
    const passage = quoted && passages[quoted.passage];
    if (!quoted || !passage || quoted.until <= headingLength(passage)) {
      dropped.invented += 1;
      continue;
    }
    const belongs = pick.entry === "faq" ? undefined : belongsOf(pick.entry);
    const question = pick.entry === "faq" ? questionOf(pick, passage.text) : undefined;
    if (!belongs && !question) {
      dropped.unfit += 1;
      continue;
    }
    const { from, until, passage: at } = quoted;
    const known: Known = ofPassage.get(at) ?? { rest: loosenedTextOf(passage), keys: new Map() };
    known.rest = known.rest.slice(0, from) + " ".repeat(until - from) + known.rest.slice(until);
    if (belongs) known.keys.set(pick.entry, belongs);
    known.question ??= question;
    ofPassage.set(at, known);
  }
  return {
    dropped,
    of: (at) => {
      const known = ofPassage.get(at);
      const passage = passages[at];
      if (!known || !passage || passage.kind === "question") return undefined;
      const isWhole = !/[\p{L}\p{N}]/u.test(known.rest.slice(headingLength(passage)));
      const [belongs] = known.keys.size === 1 && isWhole ? known.keys.values() : [];
      return { ...(belongs && { belongs }), ...(known.question && { question: known.question }) };
    },
  };
}

/** The model's question, if it adds no facts, addresses or orders to the answer. */
function questionOf({ question }: Pick, answer: string): string | undefined {
  const words = question?.trim() ?? "";
  const figures = new Set(figuresIn(answer));
  const fits =
    endsWithQuestionMark(words) &&
    words.length >= 8 &&
    words.length <= limits.entryQuestionCharacters &&
    !/[\p{Cc}<>{}[\]|]/u.test(words) &&
    !/[.!]\s/.test(words) &&
    !(webAddressIn(words) || /\bwww\.|\p{L}\.\p{Ll}{2,}/u.test(words)) &&
    !(emailIn(words) || phoneIn(words)) &&
    !givesOrders(words) &&
    figuresIn(words).every((figure) => figures.has(figure));
  return fits ? words : undefined;
}

function belongsOf(entry: string): Belongs | undefined {
  const [name, key = ""] = entry.split("/");
  const section = sectionName.safeParse(name).data;
  const item = section && section !== "upsells" ? catalogueItem(section, key) : undefined;
  return item?.home ?? (item && { section: item.section, key });
}

/** How many picks were dropped, by reason. */
export function droppedIn({ dropped: { invented, unfit } }: VerifiedPicks): LeftOut[] {
  const dropped = [
    { code: "quotes_not_in_source", count: invented },
    { code: "suggestions_without_entry", count: unfit },
  ] as const;
  return dropped.filter(({ count }) => count > 0);
}

const figuresIn = (text: string) => text.normalize("NFKC").match(/\p{N}+/gu) ?? [];
