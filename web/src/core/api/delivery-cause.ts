import type { DeliveryCause } from "@bellhop/contract/deliveries";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a part of a webhook delivery is not processed. */
export function deliveryCauseSentence({ code, count, about = "" }: DeliveryCause): string {
  const sentence = i18n._(sentences[code](about));
  return count > 1 ? i18n._(msg`${sentence} (${count} times)`) : sentence;
}

const sentences: Record<DeliveryCause["code"], (about: string) => MessageDescriptor> = {
  body_not_utf8: () => msg`The raw data is not UTF-8`,
  body_not_json: () => msg`The raw data is not JSON`,
  body_too_deep: () => msg`The raw data is nested too deeply`,
  body_not_object: () => msg`The raw data is not an object`,
  list_missing: (about) => msg`The list "${about}" is missing`,
  member_not_object: (about) => msg`An item of "${about}" is not an object`,
  change_without_field: () => msg`An update does not say what changed`,
  number_missing: () => msg`An update has no phone number`,
  number_too_long: () => msg`The id of a phone number is too long`,
  number_unknown: (about) => msg`No hotel has the number ${about}`,
  account_unknown: (about) => msg`No hotel has the WhatsApp account ${about}`,
  change_without_target: () => msg`A reaction, edit or deletion does not name its message`,
  message_without_id: () => msg`A message has no id`,
  message_without_sender: () => msg`A message has no sender`,
  message_id_too_long: () => msg`The id or sender of a message is too long`,
  report_incomplete: () => msg`A status update has no id or no status`,
  report_id_too_long: () => msg`The id of a status update is too long`,
  reading_failed: (about) => msg`Bellhop could not read this: ${about}`,
  update_failed: (about) => msg`Bellhop could not process an update: ${about}`,
  too_many_updates: () => msg`Bellhop is still processing the updates`,
};
