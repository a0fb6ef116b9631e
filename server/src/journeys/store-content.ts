import type { StoredContent } from "../domain/conversations/index.ts";
import { addInboundMedia } from "../domain/media/index.ts";
import type { InboundContent } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { newId } from "../platform/ids.ts";

/**
 * Prepares the content of a message to be stored: a file gets an id. `addFile` is called once the message is there; for
 * a message that was delivered before it is not called.
 */
export function prepareContent(content: InboundContent | null): {
  content: StoredContent | null;
  addFile(at: AtVenue, channelId: string, messageId: string): Promise<void>;
} {
  if (content?.kind !== "media") return { content, addFile: async () => {} };
  const { media: file } = content;
  const mediaId = newId();
  return {
    content: { kind: "media", media_id: mediaId, is_voice: file.isVoice },
    addFile: (at, channelId, messageId) => addInboundMedia(at, { mediaId, channelId, messageId, file }),
  };
}
