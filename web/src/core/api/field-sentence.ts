import type { FieldCode, FieldParams, FieldProblem } from "@bellhop/contract/field-problems";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What is wrong with a field, and how to fix it. Codes that only programs can cause have no sentence here. */
export function fieldSentence({ code, params = {} }: FieldProblem): string | undefined {
  const sentence = sentences[code] as ((params: FieldProblem["params"]) => MessageDescriptor) | undefined;
  return sentence && i18n._(sentence(params));
}

const sentences: { [Code in FieldCode]?: (params: FieldParams<Code>) => MessageDescriptor } = {
  invalid: () => msg`Check this field.`,
  required: () => msg`This can't be empty.`,
  too_short: ({ minimum }) => msg`Enter at least ${minimum} characters.`,
  too_long: ({ maximum }) => msg`Enter at most ${maximum} characters.`,
  too_few: ({ minimum }) => msg`Choose at least ${minimum}.`,
  too_many: ({ maximum }) => msg`Choose at most ${maximum}.`,
  too_small: ({ minimum }) => msg`Enter ${minimum} or more.`,
  too_large: ({ maximum }) => msg`Enter ${maximum} or less.`,
  duplicate: () => msg`The same value is listed twice.`,
  not_whole_number: () => msg`Enter a whole number.`,
  not_a_date: () => msg`Enter a date.`,
  date_too_early: () => msg`Enter a date from 1900 on.`,
  time_invalid: () => msg`Enter a time like 07:30.`,
  email_invalid: () => msg`Enter an e-mail address like ana@hotel.example.`,
  phone_invalid: () => msg`Enter a phone number that starts with + and the country code.`,
  url_invalid: () => msg`Enter an address that begins with https://.`,
  url_has_sign_in: () => msg`Remove the user name and password from the address. The page must be public.`,
  url_not_https: () => msg`Enter the address with https://. If the page has none, paste its text.`,
  site_invalid: () => msg`Enter a site like https://hotel.example.`,
  characters_not_storable: () => msg`Remove the special characters that can't be saved.`,
  name_missing: () => msg`Enter a name.`,
  text_missing: () => msg`Write something first.`,
  venues_missing: () => msg`Choose at least one hotel, or all of them.`,
  file_too_large: ({ megabytes }) => msg`The file is larger than ${megabytes} MB.`,
  export_too_large: () => msg`The file is too large.`,
  file_empty: () => msg`The file is empty.`,
  file_not_export: () => msg`This is not a Bellhop export. Choose the file that Export gave you.`,
  file_newer: () => msg`This file is from a newer version of Bellhop. Update this one first.`,
  account_exists: () => msg`This e-mail address already has an account.`,
  guest_is_real: () => msg`This is a real guest. You can't write in their name.`,
  own_email: () => msg`This is you.`,
  already_member: () => msg`They are already a member.`,
  already_invited: () => msg`They are already invited. Send it again instead.`,
  own_membership: () => msg`This is you. Leave the operator instead.`,
  default_language_missing: () => msg`Choose one of your hotel's languages.`,
  timezone_unknown: () => msg`Choose a time zone from the list.`,
  no_whatsapp_number: () => msg`This hotel has no WhatsApp number yet.`,
  qr_text_too_long: () => msg`This text is too long for a QR code. Shorten it.`,
  entry_twice: () => msg`This entry is here twice.`,
  entry_in_other_section: () => msg`This entry is in another section.`,
  title_missing: () => msg`Enter a title.`,
  language_not_answered: () => msg`Add this language to your hotel's languages first.`,
  last_day_before_first: () => msg`The last day is before the first.`,
  no_time: () => msg`This ends when it begins. Day and night is 00:00 to 24:00.`,
  hours_overlap: () => msg`These hours overlap with the next ones.`,
  side_is_no_entry: () => msg`The other text is not an entry. Change it where it is written.`,
  side_not_transferable: () => msg`We can't copy this value to the other text. Edit one of them.`,
};
