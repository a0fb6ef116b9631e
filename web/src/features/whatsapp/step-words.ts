import type { ConnectionCheck, ConnectionStep, StepProblem } from "@bellhop/contract/whatsapp";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const stepNames: Record<ConnectionStep, MessageDescriptor> = {
  token: msg`Access token`,
  permissions: msg`Permissions`,
  number: msg`Phone number`,
  registration: msg`Registration`,
  subscription: msg`Messages from WhatsApp`,
  callback: msg`First message received`,
  payment: msg`Payment method at Meta`,
};

/** What is wrong, and what to do. */
const problemWords: Record<StepProblem, MessageDescriptor> = {
  token_missing: msg`There is no access token yet. Enter one below, or connect with Meta.`,
  signup_not_configured: msg`Meta's sign-up is not set up here. Connect with a token.`,
  token_expired: msg`Meta no longer accepts the token. Enter a new one below.`,
  account_not_found: msg`Meta can't find this account, or the token belongs to another one. Check the account's id.`,
  permission_missing: msg`The token lacks a permission. Create one with both WhatsApp permissions.`,
  number_not_chosen: msg`The account has several numbers. Enter the id of the number.`,
  number_not_found: msg`The account has no such number. Check the number's id.`,
  pin_needed: msg`Enter the number's six-digit PIN. If it has none yet, choose one.`,
  pin_wrong: msg`This is not the number's PIN. You can reset it in WhatsApp Manager.`,
  registration_refused: msg`Meta refused to register the number. Try again later, or see WhatsApp Manager.`,
  not_subscribed: msg`Meta is not forwarding messages. Check again, or see WhatsApp Manager.`,
  callback_refused: msg`Meta could not reach Bellhop. Ask your technician to check Bellhop's public address and the verify token.`,
  no_webhook_yet: msg`Send a message to your number from any phone.`,
  no_payment_method: msg`Add a payment method in WhatsApp Manager. Without one, messages are accepted and never delivered.`,
  account_blocked: msg`Meta has blocked the account. See WhatsApp Manager for the reason and for an appeal.`,
  whatsapp_not_reached: msg`WhatsApp could not be reached. Check again in a minute.`,
  other: msg`Meta refused this. Its message is below.`,
};

export function wordsOf({ state, problem, step }: ConnectionCheck): MessageDescriptor | undefined {
  if (problem) return problemWords[problem];
  if (state === "unchecked" && step === "permissions")
    return msg`Meta did not report the token's permissions.`;
  return state === "unchecked" ? msg`Not checked yet. Complete the earlier steps first.` : undefined;
}
