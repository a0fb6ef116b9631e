import type { SendFailure } from "@bellhop/contract/send-failure";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a message did not arrive, and what to do next. */
export function sendFailureSentences({ code, reason }: SendFailure): { cause: string; nextStep: string } {
  // A server of a later release may send others.
  const known = Object.hasOwn(sentences, reason) ? reason : "other";
  const [cause, nextStep] = sentences[known](code);
  return { cause: i18n._(cause), nextStep: i18n._(nextStep) };
}

const reconnect = msg`Ask your Bellhop administrator to reconnect the number.`;
const callOrOther = msg`Call the guest, or use another channel.`;

const sentences: Record<
  SendFailure["reason"],
  (code: string) => [cause: MessageDescriptor, nextStep: MessageDescriptor]
> = {
  outcome_unknown: () => [
    msg`WhatsApp did not confirm this message.`,
    msg`Wait, or ask the guest before you send it again.`,
  ],
  connection_unusable: () => [msg`This hotel's WhatsApp connection does not work.`, reconnect],
  connection_refused: () => [msg`WhatsApp no longer accepts this hotel's connection.`, reconnect],
  permission_missing: () => [
    msg`The WhatsApp connection lacks a permission.`,
    msg`Ask your Bellhop administrator to renew the permissions.`,
  ],
  number_unregistered: () => [
    msg`This hotel's number is not registered with WhatsApp.`,
    msg`Ask your Bellhop administrator to register the number.`,
  ],
  account_blocked: () => [
    msg`Meta has blocked this WhatsApp account.`,
    msg`Ask an owner to fix this in Meta Business Manager.`,
  ],
  payment_problem: () => [
    msg`Meta reports a payment problem for this account.`,
    msg`Ask an owner to add a payment method at Meta.`,
  ],
  whatsapp_not_reached: () => [msg`WhatsApp could not be reached.`, msg`Send it again.`],
  whatsapp_fault: () => [
    msg`WhatsApp had a technical problem.`,
    msg`Ask the guest before you send it again.`,
  ],
  rate_limited: () => [msg`WhatsApp got too many messages at once.`, msg`Send it again in a few minutes.`],
  promotion_limited: (code) =>
    code === "131048"
      ? [msg`Guests reported messages of this hotel as spam.`, msg`Send offers again after 24 hours.`]
      : [
          msg`WhatsApp limits promotional messages to this guest.`,
          msg`Wait until the guest writes, or call.`,
        ],
  withheld_by_meta: () => [msg`WhatsApp decided not to deliver this message.`, callOrOther],
  guest_unreachable: () => [msg`This guest can't be reached on WhatsApp.`, callOrOther],
  guest_opted_out: () => [msg`The guest stopped messages before it was sent.`, msg`Nothing was sent.`],
  no_email: () => [msg`This guest has no e-mail address that works.`, msg`Add one, or call the guest.`],
  email_refused: () => [
    msg`The mail server refused this guest's address.`,
    msg`Correct the address, or call the guest.`,
  ],
  email_not_sent: () => [
    msg`The mail server did not accept the e-mail for hours.`,
    msg`Send it again, or call the guest.`,
  ],
  email_unconfirmed: () => [
    msg`The mail server did not confirm this e-mail.`,
    msg`Ask the guest before you write again.`,
  ],
  no_mail_server: () => [
    msg`This installation can't send e-mails.`,
    msg`Ask your Bellhop administrator to set up a mail server.`,
  ],
  reply_window_closed: () => [
    msg`WhatsApp's 24-hour limit is over.`,
    msg`You can write again after the guest does.`,
  ],
  door_code_changed: () => [
    msg`The door code or the room has changed.`,
    msg`Check the door code, then write to the guest.`,
  ],
  stay_changed: () => [msg`It no longer fitted the stay.`, msg`Nothing was sent.`],
  attachment_refused: () => [
    msg`WhatsApp did not accept the attachment.`,
    msg`Attach it again, or send it another way.`,
  ],
  message_refused: () => [msg`WhatsApp did not accept this message.`, msg`Change it and send it again.`],
  other: (code) => [msg`WhatsApp refused this message (error ${code}).`, callOrOther],
};
