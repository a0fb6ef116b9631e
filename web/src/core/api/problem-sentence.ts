import type { NotPossible, ProblemCode, ProblemParams } from "@bellhop/contract/problems";
import type { GuardingSwitch } from "@bellhop/contract/switches";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Params<Code extends ProblemCode> = Code extends keyof ProblemParams
  ? ProblemParams[Code] | undefined
  : undefined;

/** What went wrong and what to do next; undefined for a code that this version does not know. */
export function problemSentence(code: unknown, params?: unknown): string | undefined {
  if (typeof code !== "string" || !Object.hasOwn(sentences, code)) return undefined;
  const sentence = sentences[code as ProblemCode] as (params: unknown) => MessageDescriptor;
  return i18n._(sentence(params));
}

/** For a request that got no response. */
export function noResponseSentence(): string {
  return i18n._(msg`Can't reach Bellhop. Check your connection.`);
}

const notPossibleNow = msg`This is not possible now.`;

const notPossibleSentences: Record<NotPossible, MessageDescriptor> = {
  billing_off: msg`There are no plans to choose here.`,
  draft_outdated: msg`This answer is out of date. The assistant writes a new one if it can.`,
  entries_differ: msg`These two entries differ. Change one of them first.`,
  file_gone: msg`The file is no longer stored. Upload it again.`,
  guest_told: msg`The guest has been told. You can't undo this any more.`,
  has_answers: msg`Others have voted or commented. You can't change this any more.`,
  has_ended: msg`This has already finished.`,
  id_taken: msg`This could not be saved. Reload the page and try again.`,
  import_applied: msg`This import is already in use. Undo it first.`,
  last_guest: msg`A reservation needs a guest. Cancel the reservation instead.`,
  left_themselves: msg`This person left the team. Invite them again.`,
  nothing_published: msg`Publish your entries first.`,
  no_number: msg`Connect a WhatsApp number first.`,
  no_phone_free: msg`All simulated phone numbers are in use.`,
  not_on_this_channel: msg`This can't be sent to this guest.`,
  no_model: msg`Connect a language model first.`,
  translation_off: msg`Switch translations on first.`,
  nothing_to_undo: msg`There is nothing to undo.`,
  order_closed: msg`It is too late to order this.`,
  page_closed: msg`The guest page is switched off.`,
  plan_used_up: msg`Your plan is used up. Reply yourself, or choose another plan.`,
  same_twice: msg`Choose two different ones.`,
  sold_out: msg`No more are left on this day.`,
  status_not_next: msg`A reservation can't change to this status.`,
  step_not_next: msg`This request can't be changed like that now.`,
  template_in_review: msg`WhatsApp is reviewing this template. Wait for the result.`,
  whatsapp_not_reached: msg`WhatsApp did not answer. Try again in a few minutes.`,
  template_not_approved: msg`WhatsApp has not approved this template.`,
  text_incomplete: msg`Complete the text first: it is missing, unchecked, or a field has no value.`,
  too_late: msg`It is too late to undo this.`,
};

/** A newer server may have other switches. */
const switchedOff = msg`This is switched off. A manager or an owner can switch it on in Features.`;
const switchedOffSentences: Record<GuardingSwitch, MessageDescriptor> = {
  dashboardConversationEnable: msg`The inbox is switched off. A manager or an owner can switch it on in Features.`,
  enableWhatsapp: msg`WhatsApp is switched off. A manager or an owner can switch it on in Features.`,
};

const sentences: { [Code in ProblemCode]: (params: Params<Code>) => MessageDescriptor } = {
  malformed: () => msg`Bellhop could not read this. Reload the page and try again.`,
  foreign_page: () => msg`This request came from another website. Open Bellhop directly and try again.`,
  signed_out: () => msg`You are signed out. Sign in again.`,
  session_expired: () => msg`Your session has expired. Please log in again.`,
  unknown_key: () => msg`Your session has expired. Please log in again.`,
  role_required: (params) =>
    params?.role === "owner"
      ? msg`Only owners can do this. Ask an owner.`
      : msg`You don't have access to this. Ask a manager or an owner.`,
  plan_required: () => msg`Your plan does not include this.`,
  feature_off: (params) => (params && switchedOffSentences[params.flag]) ?? switchedOff,
  not_found: () => msg`This does not exist, or was deleted.`,
  not_a_member: () => msg`You are not in any team yet. Ask an owner to invite you.`,
  wrong_state: () => msg`Someone else changed this. Check it and try again.`,
  not_possible_now: (params) =>
    params ? (notPossibleSentences[params.because] ?? notPossibleNow) : notPossibleNow,
  already_signed_up: () => msg`You already have a company here. Add hotels under Team and hotels.`,
  email_unconfirmed: () => msg`Confirm your e-mail address first. Then sign in again.`,
  last_owner: () => msg`There must be an owner. Make someone else an owner first.`,
  last_venue: () => msg`This is your only open hotel. Add or reopen another one first.`,
  limit_reached: (params) => {
    switch (params?.limit) {
      case "imports_running":
        return msg`Other imports are still running. Wait for them, or stop them.`;
      case "imports_to_review":
        return msg`Too many imports wait for review. Review some of them first.`;
      case "imports_today":
        return msg`Too many imports today. Try again tomorrow.`;
      default:
        return msg`You have reached the limit. Remove some first.`;
    }
  },
  fate_unknown: () => msg`WhatsApp may still deliver this message. Try again in ten minutes.`,
  too_large: () => msg`This is too large to send at once.`,
  wrong_media_type: () => msg`Bellhop could not read this. Reload the page and try again.`,
  invalid_fields: () => msg`Check the marked fields.`,
  guest_opted_out: () => msg`The guest does not want offers. You can still reply to their messages.`,
  marketing_limited: () => msg`WhatsApp limits offers to this guest. Wait until the guest writes.`,
  marketing_paused: () => msg`Guests reported messages as spam. Send offers again after 24 hours.`,
  reply_window_closed: () => msg`WhatsApp's 24-hour limit is over. You can write again after the guest does.`,
  too_many: () => msg`Too many requests. Wait a moment and try again.`,
  failed: () => msg`Something went wrong. Nothing changed. Try again.`,
  unavailable: (params) => {
    switch (params?.cause) {
      case "database_read_only":
      case "database_full":
        return msg`Nothing can be saved right now. Try again later.`;
      case "files_read_only":
      case "files_full":
        return msg`Files can't be saved right now. Try again later.`;
      default:
        return msg`Bellhop is not available right now. Try again soon.`;
    }
  },
};
