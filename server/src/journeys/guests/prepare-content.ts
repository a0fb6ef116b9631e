import type { Media } from "@bellhop/contract/message-content";
import { addInboundMedia, addUploadedMedia } from "../../domain/media/index.ts";
import type { StoredContent } from "../../domain/messages/index.ts";
import type { InboundContent } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";

/** A file that came with the message itself. Its bytes are stored already. */
export type UploadedFile = {
  mediaId: string;
  kind: Media["kind"];
  mimeType: string;
  fileName: string | null;
  bytes: number;
  sha256: Buffer;
};

type Prepared = {
  content: StoredContent | null;
  addFile(at: AtVenue, channelId: string, messageId: string): Promise<void>;
};

/**
 * Prepares the content of a message to be stored: a file gets an id. `addFile` is called once the message is there; for
 * a message that was delivered before it is not called.
 */
export function prepareContent(content: InboundContent | null, uploaded?: UploadedFile): Prepared {
  if (uploaded) {
    return {
      content: { kind: "media", media_id: uploaded.mediaId, is_voice: false },
      addFile: async (at, channelId, messageId) => {
        await addUploadedMedia(at, { ...uploaded, channelId, messageId });
      },
    };
  }
  if (content?.kind !== "media") return { content, addFile: async () => {} };
  const { media: file } = content;
  const mediaId = newId();
  return {
    content: { kind: "media", media_id: mediaId, is_voice: file.isVoice },
    addFile: (at, channelId, messageId) => addInboundMedia(at, { mediaId, channelId, messageId, file }),
  };
}
