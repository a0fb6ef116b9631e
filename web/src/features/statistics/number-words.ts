import type { StatisticsNumber } from "@bellhop/contract/statistics";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Words = {
  name: MessageDescriptor;
  /** The contract's definition. */
  definition: MessageDescriptor;
};

export const numberWords: Record<StatisticsNumber, Words> = {
  conversations: {
    name: msg`Conversations`,
    definition: msg`A guest who wrote on a day; the same guest on two days counts twice.`,
  },
  guests: { name: msg`Guests`, definition: msg`Guests who wrote at least once in the period.` },
  guest_messages: { name: msg`Messages from guests`, definition: msg`Messages from guests.` },
  asked: {
    name: msg`Conversations with a question or request`,
    definition: msg`Conversations of a day in which the guest asked for something: a question, a request or a complaint.`,
  },
  answered: {
    name: msg`Answered by the assistant`,
    definition: msg`Of those, the ones in which every question got a published answer, and no one from the team wrote or was called before the day ended.`,
  },
  confirmed: {
    name: msg`Confirmed by the guest`,
    definition: msg`Answered, and the guest thanked or rated an answer as helpful.`,
  },
  unconfirmed: {
    name: msg`Not confirmed`,
    definition: msg`Answered, and the guest did not say whether it helped.`,
  },
  first_replies: {
    name: msg`First replies`,
    definition: msg`First replies of the team. Each is timed from the first message that needed a person to the first message of a person.`,
  },
  slow_replies: {
    name: msg`Slow first replies`,
    definition: msg`First replies that took longer than 15 minutes.`,
  },
  hand_overs: {
    name: msg`Handed over`,
    definition: msg`What the assistant handed to the team, by the reason.`,
  },
  questions: {
    name: msg`Questions about an entry`,
    definition: msg`Conversations of a day in which the guest asked about an entry.`,
  },
  gaps: { name: msg`No answer yet`, definition: msg`Questions that no entry answered.` },
  requests: {
    name: msg`Requests`,
    definition: msg`Requests whose time came in the period, without those that were cancelled or taken back.`,
  },
  requests_in_time: {
    name: msg`Done on time`,
    definition: msg`Of those, the ones that were done or decided by the time they were due.`,
  },
  extras: {
    name: msg`Extras`,
    definition: msg`Extras that guests ordered and the team confirmed, on the day of the order.`,
  },
  ratings: { name: msg`Ratings`, definition: msg`Answers that guests rated on the guest page.` },
  helpful: { name: msg`Rated as helpful`, definition: msg`Of those, the ones rated as helpful.` },
  whatsapp_messages: {
    name: msg`WhatsApp messages`,
    definition: msg`Messages to guests that WhatsApp reported as delivered or read.`,
  },
  whatsapp_billable: {
    name: msg`Billable WhatsApp messages`,
    definition: msg`Of those, the ones that WhatsApp reported as billable.`,
  },
};

export const isStatisticsNumber = (name: string): name is StatisticsNumber =>
  Object.hasOwn(numberWords, name);
