import type { Finding, FindingKind } from "@bellhop/contract/statements";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: Record<FindingKind, MessageDescriptor> = {
  figure: msg`A figure differs.`,
  time: msg`A time differs.`,
  date: msg`A date differs.`,
  weekday: msg`A weekday differs.`,
  price: msg`A price differs.`,
  unit: msg`A unit differs.`,
  phone: msg`A phone number differs.`,
  address: msg`An address differs.`,
  name: msg`A name differs.`,
  negation: msg`A “not” was added or left out.`,
  yes_no: msg`Yes and no are mixed up.`,
  free: msg`“Free” was added or left out.`,
  included: msg`“Included” was added or left out.`,
  language: msg`It may not be in this language.`,
  word: msg`A word was added that the entry does not have, or left out.`,
  unusable: msg`The language model's answer was no translation.`,
};

/** What a translation says differently. */
export const findingSentence = ({ kind }: Pick<Finding, "kind">): MessageDescriptor => words[kind];
