import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { Message, sendFile } from "@bellhop/contract/messages";
import { endAlerts } from "../domain/alerts/index.ts";
import {
  addOwnMessage,
  findMessage,
  isReplyWindowOpen,
  publishConversation,
  quotedIdOf,
  refreshWaiting,
  setUnread,
  takeConversation,
  viewConversation,
  viewMessage,
} from "../domain/conversations/index.ts";
import { addUploadedMedia, type CheckedFile, checkFile, writeMediaFile } from "../domain/media/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { refuse, refuseField } from "../platform/refusal.ts";
import type { Services } from "../services.ts";
import { assignTo } from "./conversation-changes-hands.ts";
import { endHandOverAlert } from "./hand-over.ts";
import { enqueueSend } from "./send-messages.ts";

type Member = { member_id: string; name: string };
type Input = InputOf<typeof sendFile>;
export type FileToSend = Omit<Input, "content"> & { file: CheckedFile };

const megabyte = 1024 * 1024;

/**
 * Checks the file's bytes and stores them under DATA_DIR. The message's id is the file's, so a repeated call writes the
 * same file again.
 */
export async function storeFileToSend(
  { content, ...rest }: Input,
  venueId: number,
  { config, db }: Services,
): Promise<FileToSend> {
  // Refused before anything is stored.
  await db.readAtVenue(venueId, (at) => viewConversation(at, rest.conversation_id));
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(content)) throw refuseField("content", "file_not_base64");
  const bytes = Buffer.from(content, "base64");
  if (bytes.length === 0) throw refuseField("content", "file_empty");
  const file = await checkFile(bytes, rest.name);
  if (!file) throw refuseField("content", "file_type_refused");
  const most = Math.min(file.bytesMost, limits.attachmentBytes);
  if (bytes.length > most)
    throw refuseField("content", "file_too_large", { megabytes: Math.floor(most / megabyte) });
  const target = await writeMediaFile(config.dataDir, venueId, rest.message_id.toLowerCase());
  try {
    await target.write(bytes);
    await target.keep();
  } finally {
    await target.discard();
  }
  return { ...rest, file };
}

/** A member sends a file. The message id is the idempotency key. */
export async function staffSendsFile(
  at: AtVenue,
  member: Member,
  { conversation_id, message_id, name, caption, quoted, file }: FileToSend,
): Promise<Message> {
  const conversation = await takeConversation(at, conversation_id);
  const known = await findMessage(at, message_id);
  if (known) {
    if (known.conversation_id === conversation_id && known.content?.kind === "media") return known;
    throw refuseField("message_id", "message_id_taken");
  }
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now))
    throw refuse("reply_window_closed");
  const quotedId = await quotedIdOf(at, conversation, quoted);
  await assignTo(at, conversation, member);
  const mediaId = message_id.toLowerCase();
  const { kind, mimeType, bytes, sha256 } = file;
  await addUploadedMedia(at, {
    mediaId,
    messageId: message_id,
    channelId: conversation.channel_id,
    kind,
    mimeType,
    fileName: name,
    bytes,
    sha256,
  });
  await addOwnMessage(at, conversation, {
    messageId: message_id,
    author: "staff",
    member,
    kind,
    text: caption,
    content: { kind: "media", media_id: mediaId, is_voice: false },
    quotedId,
    isAnswer: true,
  });
  await refreshWaiting(at, conversation_id);
  await setUnread(at, conversation_id, 0);
  await endAlerts(at, conversation_id, ["guest_waits"]);
  await endHandOverAlert(at, conversation_id);
  await enqueueSend(at, conversation_id);
  publishConversation(at, conversation_id, message_id);
  return viewMessage(at, message_id);
}
