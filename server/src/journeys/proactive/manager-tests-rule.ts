import type { InputOf } from "@bellhop/contract/call";
import { doorCodeMask } from "@bellhop/contract/door-codes";
import type { testProactiveRule } from "@bellhop/contract/proactive";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { addOwnMessage, broadcastConversation, openConversation } from "../../domain/conversations/index.ts";
import {
  addGuest,
  findGuestByAddress,
  findLastGuestAt,
  whyNotWriteFirst,
} from "../../domain/guests/index.ts";
import { asRule, listPauses, type Wording, wordTemplate, wordText } from "../../domain/proactive/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { requirePhone } from "../stays/guest-is-added.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { exampleStay } from "./preview-rule.ts";
import { type PlanParts, readPlanSettings } from "./read-plan-settings.ts";
import { contentOf } from "./send-first.ts";

/** Sends a message with example values to a phone of the team, on the number or in the simulator. */
export async function managerTestsRule(
  at: AtVenue,
  by: Actor,
  { language, phone: typed, ...words }: InputOf<typeof testProactiveRule>,
  parts: PlanParts,
): Promise<{ message_id: string }> {
  const { settings, channelId } = await readPlanSettings(at, parts, [words], await listPauses(at));
  if (channelId === null) throw refuseNotPossible("no_number");
  const phone = await requirePhone(at, typed);
  const guest = await openTester(at, phone, { name: by.name, language });
  const recipient = { guest_id: guest.guest_id, phone: guest.phone };
  if (await whyNotWriteFirst(at, recipient, "stay", parts.erasureKey))
    throw refuseNotPossible("not_on_this_channel");
  const example = exampleStay(settings, at.now, by.name);
  const about = { rule: asRule(words), stay: example.stay, guest: { ...example.guest, language }, settings };
  const lastGuestAt = await findLastGuestAt(at, guest.guest_id, channelId);
  const found = settings.isWindowOpen(lastGuestAt, at.now) ? wordText(about) : useTemplate();
  if ("reason" in found)
    throw refuseNotPossible(found.reason.includes("template") ? "template_not_approved" : "text_incomplete");
  const worded = withExampleCode(found);
  const conversation = await openConversation(at, guest.guest_id, channelId);
  const messageId = newId();
  const content = await contentOf(at, words, worded, { channelId, messageId });
  await addOwnMessage(at, conversation, {
    messageId,
    author: "rule",
    member: null,
    text: worded.text,
    channelId,
    ...content,
    isAnswer: conversation.waiting_since === null,
  });
  await enqueueSend(at, conversation.conversation_id);
  broadcastConversation(at, conversation.conversation_id, messageId);
  await recordChange(at, by, {
    kind: "proactive_tested",
    before: { message: null },
    after: { message: words.name },
  });
  return { message_id: messageId };

  function useTemplate() {
    const template = settings.findTemplate(words.template_name, [language, settings.defaultLanguage]);
    if (typeof template === "string") return { reason: template, field: null };
    // Some templates say "tomorrow".
    const { checkin } = about.stay;
    return wordTemplate(about, template, settings.calendar.instant(checkin, "00:00"), { anyDay: true });
  }
}

function withExampleCode(worded: Wording): Wording {
  const fill = (text: string) => text.replaceAll(doorCodeMask, "1234");
  const { template } = worded;
  const filled = template && { ...template, values: template.values.map(fill) };
  return { ...worded, text: fill(worded.text), template: filled };
}

async function openTester(
  at: AtVenue,
  phone: string,
  { name, language }: { name: string; language: string },
) {
  const find = () => findGuestByAddress(at, { phone, whatsappUserId: null });
  const known = await find();
  if (known) return known;
  const tester = { name, nameIsFromProfile: false, phone, whatsappUserId: null, language };
  const added = (await addGuest(at, tester)) ?? (await find());
  if (!added) throw new Error("A phone is taken, but no guest has it");
  return added;
}
