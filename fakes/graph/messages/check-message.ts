import type { PhoneNumber } from "../accounts/account.ts";
import { GraphError } from "../graph-error.ts";
import { bareType, kindOfType, type MediaKind, mediaKinds } from "../media/media-types.ts";
import type { GraphParts } from "../parts.ts";
import { invalid, objectIn } from "../wire.ts";
import { checkTemplate } from "./check-template.ts";
import type { MessageSent } from "./read-message.ts";

export type Checked = {
  text: string;
  /** The category of the price. */
  category: string;
  /** The message is accepted, and then reported failed with this code. */
  failsWith: number | undefined;
};

const unregistered = new Set(["PENDING", "DISCONNECTED"]);

/** Compares a message with the number's state, its uploads, its templates and the guest's window. */
export function checkMessage(parts: GraphParts, number: PhoneNumber, message: MessageSent): Checked {
  if (unregistered.has(number.fields.status))
    throw new GraphError(400, 133_010, "The phone number is not registered on the Cloud API");
  const kind = mediaKinds.find((one) => one === message.type);
  if (kind) checkUpload(parts, kind, objectIn(message.message[kind], kind).id);
  if (message.type === "template") {
    const { template, text } = checkTemplate(
      parts,
      number.accountId,
      objectIn(message.message.template, "template"),
    );
    return {
      text: text || message.text,
      category: template.fields.category.toLowerCase(),
      failsWith: undefined,
    };
  }
  return { text: message.text, category: "service", failsWith: windowFailure(parts, number, message) };
}

function checkUpload({ media }: GraphParts, kind: MediaKind, id: unknown) {
  if (typeof id !== "string") return;
  const file = media.find(id);
  if (!file)
    return invalid(`Param ${kind}['id'] is not a valid whatsapp business account media attachment ID`);
  // Any file can be sent as a document.
  if (kind !== "document" && kindOfType(bareType(file.mimeType)) !== kind)
    throw new GraphError(400, 131_053, `A file of type ${file.mimeType} can't be sent as ${kind}`);
}

function windowFailure(
  { guests }: GraphParts,
  number: PhoneNumber,
  { guest }: MessageSent,
): number | undefined {
  const rule = guests.windowRule();
  if (rule === "off" || guests.isWindowOpen(number.fields.id, guest)) return undefined;
  if (rule === "status") return 131_047;
  throw new GraphError(
    400,
    131_047,
    "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
  );
}
