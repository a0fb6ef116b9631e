import type { GuestChoice, GuestContent } from "@bellhop/contract/guest-page";
import type { Media } from "@bellhop/contract/message-content";
import { choicesOf } from "../messages/index.ts";
import type { GuestMessageRow } from "./guest-thread.queries.ts";

/** What the guest page shows of a message besides its text. */
export function guestContentOf({
  content,
  media,
  stay_rating: rating,
}: Pick<GuestMessageRow, "content" | "media" | "stay_rating">): GuestContent | null {
  if (rating) return { kind: "stay_rating", score: rating.score, is_open: rating.is_open };
  switch (content?.kind) {
    case "media":
      return media && fileOf(media);
    case "location": {
      const { latitude, longitude, name, address } = content;
      return {
        kind: "place",
        map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
        name: [name, address].filter(Boolean).join(", "),
      };
    }
    case "template": {
      const choices = choicesOf(content);
      const titles = content.buttons.filter((title) => !choices.some((one) => one.title === title));
      return parts([content.footer, ...titles], content.header, choices);
    }
    case "buttons": {
      const choices = choicesOf(content);
      return choices.length > 0 ? parts([], "", choices) : parts(content.buttons.map(({ title }) => title));
    }
    case "list":
      return parts(content.rows.map(({ title }) => title));
    case "contacts":
      return parts(content.contacts.map(({ name }) => name));
    case "form_reply":
      return parts(content.answers.map(({ value }) => value));
    case "order":
      return parts(content.items.map(({ product, quantity }) => `${quantity} × ${product}`));
    default:
      return null;
  }
}

function parts(all: string[], above = "", choices: GuestChoice[] = []): GuestContent | null {
  const lowerParts = all.filter((text) => text !== "");
  if (above === "" && lowerParts.length === 0 && choices.length === 0) return null;
  return { kind: "parts", above, below: lowerParts, ...(choices.length > 0 && { choices }) };
}

const states = { stored: "there", pending: "coming", refused: "gone", lost: "gone" } as const;

function fileOf({ kind, mime_type, file_name, bytes, state }: Media): GuestContent {
  const isPicture = kind === "sticker" || mime_type.startsWith("image/");
  return {
    kind: "file",
    shown_as: isPicture ? "image" : kind,
    name: file_name,
    about: [typeName(mime_type, file_name), ...(bytes === null ? [] : [sizeName(bytes)])].join(", "),
    state: states[state],
  };
}

/** "PDF", "DOCX": the ending of the name, else of the type. */
function typeName(mimeType: string, name: string | null): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name ?? "")?.[1] ?? mimeType.split("/").at(1) ?? "";
  return ending.toUpperCase();
}

const megabyte = 1024 * 1024;

const sizeName = (bytes: number): string =>
  bytes < megabyte / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
