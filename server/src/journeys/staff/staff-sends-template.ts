import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Message } from "@bellhop/contract/messages";
import { isTemplateSendable, type sendTemplate } from "@bellhop/contract/templates";
import { endAlerts } from "../../domain/alerts/index.ts";
import {
  addOwnMessage,
  broadcastConversation,
  type Conversation,
  lockConversation,
  recomputeWaiting,
  setUnread,
} from "../../domain/conversations/index.ts";
import { findRecipient } from "../../domain/delivery/index.ts";
import { requireReceivesOffers } from "../../domain/guests/index.ts";
import { findMessage, viewMessage } from "../../domain/messages/index.ts";
import {
  findChannelToWriteFirst,
  findTemplate,
  renderTemplate,
  requireFilledSlots,
} from "../../domain/templates/index.ts";
import { findChannel } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { assignTo } from "./staff-takes-over.ts";

type Member = { member_id: string; name: string };

/**
 * A member sends an approved template, which does not open the reply window. Guests who opted out get no marketing, and
 * none does while WhatsApp limits it. The message id is the idempotency key.
 */
export async function staffSendsTemplate(
  at: AtVenue,
  member: Member,
  { conversation_id, message_id, template_id, values }: InputOf<typeof sendTemplate>,
): Promise<Message> {
  const conversation = await lockConversation(at, conversation_id);
  const known = await findMessage(at, message_id);
  if (known) {
    if (known.conversation_id === conversation_id && known.kind === "template") return known;
    throw refuseField("message_id", "message_id_taken");
  }
  const template = await findTemplate(at, template_id);
  if (!isTemplateSendable(template)) throw refuseNotPossible("template_not_approved");
  if (!(await canReceive(at, conversation, template.channel_id)))
    throw refuseNotPossible("not_on_this_channel");
  requireFilledSlots(template.content, values);
  const { channel_id: channelId } = template;
  const on = { guestId: conversation.guest_id, channelId };
  if (template.category === "marketing") {
    await requireReceivesOffers(at, on);
    const { marketing_paused_until: pausedUntil } = await findChannel(at, channelId);
    if (pausedUntil && pausedUntil > at.now) throw refuse("marketing_paused");
  }
  const { header, body, footer } = renderTemplate(template.content, values);
  await assignTo(at, conversation, member);
  await addOwnMessage(at, conversation, {
    messageId: message_id,
    author: "staff",
    member,
    channelId,
    kind: "template",
    text: body,
    content: {
      kind: "template",
      template_id,
      name: template.name,
      language: template.language,
      header,
      footer,
      buttons: template.content.buttons.map(({ title }) => title),
      values: { ...values, buttons: [] },
    },
    isAnswer: true,
  });
  await recomputeWaiting(at, conversation_id);
  await setUnread(at, conversation_id, 0);
  await endAlerts(at, conversation_id, ["guest_waits"]);
  await endHandOverAlert(at, conversation_id);
  await enqueueSend(at, conversation_id);
  broadcastConversation(at, conversation_id, message_id);
  return viewMessage(at, message_id);
}

/** A guest on the guest page, or written to by e-mail, still has their phone: the template reaches them there. */
async function canReceive(at: AtVenue, conversation: Conversation, channelId: string): Promise<boolean> {
  const { isPage, isMail } = channelRules[conversation.channel_kind];
  if (!isPage && !isMail) return channelId === conversation.channel_id;
  const [number, { phone, whatsapp_user_id }] = await Promise.all([
    findChannelToWriteFirst(at),
    findRecipient(at, conversation.conversation_id),
  ]);
  return channelId === number?.channel_id && (phone !== null || whatsapp_user_id !== null);
}
