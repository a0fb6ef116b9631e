import type { GuestPage } from "@bellhop/contract/guest-page";
import { openLruCache } from "../../platform/lru-cache.ts";
import { type FileInMemory, fileInMemory } from "../file-in-memory.ts";
import type { BuiltPage } from "./built-page.ts";
import { guestDocument } from "./guest-document.ts";

type SharedDocument = { html: string; policy: string };
type ReadyDocument = { file: FileInMemory; policy: string };

/** Renders a page, or finds what was rendered for others who read the same. */
export type GuestDocuments = (view: GuestPage, frameAncestors: readonly string[]) => Promise<ReadyDocument>;

const sharedCharacters = 16_000_000;
/** A shared document says when it was rendered. */
const sharedMs = 10_000;
/** For a document that only one browser reads: half the work for 1 KB more. */
const quickQuality = 4;

/** Placeholder for the id of the page's forms. The id is a secret of one browser's page. */
const formIdMark = "00000000-0000-8000-8000-000000000000";

/** Browsers without a conversation, a stay or a link share one rendering; only the id of their forms differs. */
export function openGuestDocuments(built: BuiltPage): GuestDocuments {
  const shared = openLruCache<SharedDocument>(sharedCharacters, ({ html }) => html.length);
  const houseIds = new WeakMap<GuestPage["house"], number>();
  let houses = 0;

  function houseId({ house }: GuestPage): number {
    const id = houseIds.get(house) ?? houses++;
    houseIds.set(house, id);
    return id;
  }

  function make(view: GuestPage, frameAncestors: readonly string[]): SharedDocument {
    const { html, policy } = guestDocument(built, { ...view, form_id: formIdMark }, frameAncestors);
    return { html, policy };
  }

  async function find(view: GuestPage, frameAncestors: readonly string[]): Promise<SharedDocument> {
    const isShared = !view.thread && !view.stay && !view.link && !view.problem && !view.requests?.refused;
    if (!isShared) return make(view, frameAncestors);
    const key = [view.venue.key, view.language, view.room_code, view.is_framed, frameAncestors].join(" ");
    const window = Math.floor(Date.parse(view.at) / sharedMs);
    const content = { ...view, house: houseId(view), form_id: "", at: window, frameAncestors };
    return shared.get(key, JSON.stringify(content), async () => make(view, frameAncestors));
  }

  return async (view, frameAncestors) => {
    const { html, policy } = await find(view, frameAncestors);
    return {
      file: fileInMemory("page.html", html.replaceAll(formIdMark, view.form_id), quickQuality),
      policy,
    };
  };
}
