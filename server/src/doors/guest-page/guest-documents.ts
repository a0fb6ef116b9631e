import type { GuestPage } from "@bellhop/contract/guest-page";
import { openLruCache } from "../../platform/lru-cache.ts";
import { type FileInMemory, fileInMemory } from "../file-in-memory.ts";
import type { BuiltPage } from "./built-page.ts";
import { guestDocument } from "./document.ts";

type ReadyDocument = { file: FileInMemory; policy: string; characters: number };

/** Renders a page, or finds the document that others got for the same. */
export type GuestDocuments = (view: GuestPage, frameAncestors: readonly string[]) => Promise<ReadyDocument>;

const sharedCharacters = 16_000_000;
/** A shared document says when it was rendered. */
const sharedMs = 10_000;
/** A document that one browser reads once: half the work, and 1 KB more. */
const quickQuality = 4;

/**
 * Browsers without a conversation, a stay or a link read the same: such a document is rendered and compressed once.
 * They share the id of the form's message too. It tells apart the messages of one session only.
 */
export function openGuestDocuments(built: BuiltPage): GuestDocuments {
  const shared = openLruCache<ReadyDocument>(sharedCharacters, ({ characters }) => characters);
  const houseIds = new WeakMap<GuestPage["house"], number>();
  let houses = 0;

  function houseId({ house }: GuestPage): number {
    const id = houseIds.get(house) ?? houses++;
    houseIds.set(house, id);
    return id;
  }

  function make(view: GuestPage, frameAncestors: readonly string[], quality?: number): ReadyDocument {
    const { html, policy } = guestDocument(built, view, frameAncestors);
    return { file: fileInMemory("page.html", html, quality), policy, characters: html.length };
  }

  return async (view, frameAncestors) => {
    const isShared = !view.thread && !view.stay && !view.link && !view.problem;
    if (!isShared) return make(view, frameAncestors, quickQuality);
    const key = [view.venue.key, view.language, view.room_code, view.is_framed, frameAncestors].join(" ");
    const window = Math.floor(Date.parse(view.at) / sharedMs);
    const content = { ...view, house: houseId(view), form_id: "", at: window, frameAncestors };
    return shared.get(key, JSON.stringify(content), async () => make(view, frameAncestors));
  };
}
