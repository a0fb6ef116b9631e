import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import { limits } from "@bellhop/contract/limits";
import type { Message, sendFile } from "@bellhop/contract/messages";
import { endAlerts } from "../../domain/alerts/index.ts";
import {
  addOwnMessage,
  broadcastConversation,
  isReplyWindowOpen,
  lockConversation,
  recomputeWaiting,
  setUnread,
  viewConversation,
} from "../../domain/conversations/index.ts";
import {
  addUploadedMedia,
  headBytes,
  nameFor,
  type RecognisedFile,
  recogniseFile,
  type StoredFile,
  storeUpload,
} from "../../domain/media/index.ts";
import { findMessage, quotedIdOf, quotedText, viewMessage } from "../../domain/messages/index.ts";
import { markQuestionsAnsweredBy } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { decodeBase64 } from "../../platform/base64.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { assignTo } from "./staff-takes-over.ts";

type Member = { member_id: string; name: string };
type Input = InputOf<typeof sendFile>;
export type FileToSend = Omit<Input, "content"> & { file: Pick<RecognisedFile, "kind"> & StoredFile };

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
  const bytes = decodeBase64(content);
  if (!bytes) throw refuseField("content", "file_not_base64");
  if (bytes.length === 0) throw refuseField("content", "file_empty");
  const recognised = await recogniseFile(bytes.subarray(0, headBytes), rest.name);
  if (!recognised) throw refuseField("content", "file_type_refused");
  const { kind, mimeType } = recognised;
  const max = Math.min(recognised.maxBytes, limits.attachmentBytes);
  // A picture may become smaller.
  const maxReceived = kind === "image" ? limits.attachmentBytes : max;
  if (bytes.length > maxReceived)
    throw refuseField("content", "file_too_large", { megabytes: Math.floor(maxReceived / megabyte) });
  const place = { dataDir: config.dataDir, venueId, mediaId: rest.message_id.toLowerCase() };
  const sender = { from: "house", owner: `staff ${venueId}` } as const;
  const stored = await storeUpload("content", place, { mimeType, read: () => [bytes] }, sender, max);
  return { ...rest, name: nameFor(stored.mimeType, rest.name), file: { kind, ...stored } };
}

/** A member sends a file. The message id is the idempotency key. */
export async function staffSendsFile(
  at: AtVenue,
  member: Member,
  { conversation_id, message_id, name, caption, quoted, file }: FileToSend,
): Promise<Message> {
  const conversation = await lockConversation(at, conversation_id);
  const known = await findMessage(at, message_id);
  if (known) {
    if (known.conversation_id === conversation_id && known.content?.kind === "media") return known;
    throw refuseField("message_id", "message_id_taken");
  }
  if (channelRules[conversation.channel_kind].isMail) throw refuseNotPossible("not_on_this_channel");
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
  // The name may say what it answers: "invoice.pdf".
  const answer = { text: [name, caption].filter(Boolean).join(" "), quoted: await quotedText(at, quoted) };
  await markQuestionsAnsweredBy(at, conversation_id, answer, member.name);
  await recomputeWaiting(at, conversation_id);
  await setUnread(at, conversation_id, 0);
  await endAlerts(at, conversation_id, ["guest_waits"]);
  await endHandOverAlert(at, conversation_id);
  await enqueueSend(at, conversation_id);
  broadcastConversation(at, conversation_id, message_id);
  return viewMessage(at, message_id);
}
