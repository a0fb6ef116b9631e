import type { Message } from "@bellhop/contract/messages";

const quotePx = 50;
const linePx = 20;

/** An estimate of the height of everything but the text. */
export function guessPartsHeight({ content, quoted, reactions, is_helpful, marked_wrong }: Message): number {
  const lines = [reactions.length > 0, typeof is_helpful === "boolean", marked_wrong].filter(Boolean).length;
  return (quoted ? quotePx : 0) + lines * linePx + guessContentHeight(content);
}

function guessContentHeight(content: Message["content"]): number {
  switch (content?.kind) {
    case undefined:
      return 0;
    case "media": {
      if (content.media.state !== "stored") return 2 * linePx;
      if (content.transcript) return 64 + linePx;
      const px = { image: 248, video: 248, sticker: 128, audio: 64, document: 48 };
      return px[content.media.kind];
    }
    case "contacts":
      return content.contacts.length * 4 * linePx;
    case "order":
      return (content.items.length + 2) * linePx;
    case "form_reply":
      return content.answers.length * 2 * linePx;
    case "list":
      return (content.rows.length + 1) * 2 * linePx;
    default:
      return 2 * linePx;
  }
}
