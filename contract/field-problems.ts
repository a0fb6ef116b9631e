/**
 * Problems of a field: a code, and the English message for programs, with parameters in braces. The dashboard has a
 * sentence for each code that people can cause.
 */
export const fieldMessages = {
  unknown_field: "Unknown field: {key}",
  invalid: "This is missing or not valid",
  required: "Enter at least 1 character",
  too_short: "Enter at least {minimum} characters",
  too_long: "Enter at most {maximum} characters",
  too_few: "Choose at least {minimum}",
  too_many: "Choose at most {maximum}",
  too_small: "Enter {minimum} or more",
  too_large: "Enter {maximum} or less",
  duplicate: "The same value is listed twice",
  not_one_of: "This must be one of: {values}",
  not_whole_number: "This must be a whole number",
  not_boolean: "This must be true or false",
  not_a_date: "This must be a date, such as 2026-05-31",
  not_a_month: "This must be a month, such as 2026-05",
  not_an_instant: "This must be a time in UTC, such as 2026-05-31T14:00:00Z",
  not_an_id: "This must be an id, such as 018f4e7a-0000-7000-8000-000000000000",
  not_a_number: "This must be a number",
  date_too_early: "The date must be in 1900 or later",
  time_invalid: "Enter a time like 07:30",
  email_invalid: "This is not an e-mail address",
  phone_invalid: "Enter a phone number that starts with + and the country code",
  phone_missing: "Enter a phone number",
  phone_not_a_number:
    "This is no phone number of {country}. Start with + and the country code for another country",
  phone_taken: "Another guest has this phone number: {guest_id}",
  phone_fixed: "The guest has written from another phone number, which can't be changed here",
  reservation_number_missing: "Enter a reservation number",
  checkout_before_checkin: "Check-out must not be before check-in",
  reservation_number_taken: "Another reservation has this number",
  changed_meanwhile: "Someone else changed this to {value}",
  script_without_font: "There is no font for {characters}. Write the name in another script",
  source_name_invalid: "Use small letters, digits, dots, dashes and underscores",
  no_way_to_write: "The card needs a QR code. Switch on the guest page, or connect a WhatsApp number",
  guest_without_conversation: "This guest has not written yet",
  guest_on_page: "This guest writes on the guest page already",
  guest_page_off: "The guest page is switched off",
  guest_link_unusable: "This link was used, has expired, or belongs to another guest",
  model_key_invalid: "The key has only letters, digits and signs, without spaces",
  model_key_missing: "Enter the key",
  model_url_invalid: "Enter an address like https://models.example/v1, without a name, a password, ? or #",
  url_invalid: "The address must begin with https://",
  url_has_sign_in: "Remove the user name and password from the address. The page must be public",
  url_not_https: "Only https:// addresses can be imported",
  site_invalid: "Enter a site like https://hotel.example",
  colour_invalid: "Enter a colour like #0b6b63",
  currency_unknown: "The currency must be an ISO 4217 code, such as EUR",
  country_unknown: "The country must be an ISO 3166 code, such as IT",
  timezone_unknown: "The time zone must be an IANA name, such as Europe/Rome",
  template_language_unknown: "WhatsApp takes no templates in this language",
  language_invalid: "The language must be a BCP 47 tag",
  key_unknown: "This key is not in the catalogue",
  characters_not_storable: "Remove the special characters that can't be saved",
  name_missing: "Enter a name",
  text_missing: "Write something first",
  entry_missing: "Choose the entry that answers it",
  venues_missing: "Choose at least one venue, or all of them",
  file_too_large: "The file is larger than {megabytes} MB",
  file_empty: "The file is empty",
  logo_too_large: "The image is larger than 1 MB",
  logo_type_refused: "Send a PNG or JPEG image",
  logo_too_many_pixels: "The image may have at most {pixels} pixels on each side",
  file_type_refused:
    "WhatsApp does not accept this file type. Send a photo, a video, a PDF or an Office document",
  picture_unreadable: "This picture can't be read. Save it as a JPEG and send it again",
  picture_too_many_pixels: "The picture has more than {megapixels} megapixels. Send a smaller one",
  file_not_base64: "Send the file in base64",
  export_too_large: "The file is too large",
  file_not_export: "This is not a Bellhop export. Choose a file that you exported from Bellhop",
  file_newer: "This file is from a newer version of Bellhop. Update this installation first",
  cursor_invalid: "This cursor does not belong to this list",
  idempotency_key_invalid: "The Idempotency-Key must be a UUID",
  idempotency_key_reused: "This key was already used for another request",
  not_the_translation: "This is not the translation of these words",
  message_id_taken: "Another message already has this id",
  not_quotable: "WhatsApp can't quote this message",
  not_one_emoji: "Send one emoji, or none to remove the reaction",
  section_title_missing: "With several sections, each needs a title",
  conversation_id_missing: "The conversation_id is missing",
  account_exists: "This e-mail address already has an account",
  guest_is_real: "This is a real guest. You can't write in their name",
  own_email: "This is your own address",
  already_member: "This person is already a member",
  already_invited: "This person is already invited. Send the invitation again instead",
  own_membership: "You can't remove yourself. Leave the operator instead",
  owner_has_all_venues: "Owners always have all venues",
  default_language_missing: "The default language must be one of the venue's languages",
  meta_id_invalid: "Enter the id as Meta shows it: digits only",
  pin_invalid: "Enter the six digits of the PIN",
  code_refused: "Meta did not accept the sign-up code. Start again",
  number_taken: "Another hotel in this installation uses this number",
  template_name_invalid: "Use small letters, digits and underscores only",
  template_exists: "There is already a template with this name and language",
  slots_not_numbered: "Number the placeholders 1, 2 and so on, without gaps",
  slot_at_edge: "A text can't begin or end with a placeholder",
  footer_has_slots: "A footer can't have placeholders",
  examples_missing: "Enter an example for each placeholder",
  slot_empty: "Fill in every placeholder",
  slot_has_line_break: "The value of a placeholder can't have line breaks or tabs",
  no_whatsapp_number: "This venue has no WhatsApp number yet",
  qr_text_too_long: "This text is too long for a QR code. Shorten it",
  qr_place_without_page: "This is for codes of the guest page only",
  qr_room_without_house: "A code of a room is for inside the house",
  room_range_invalid: "In {part}, the last room comes before the first",
  rooms_too_many: "At most {maximum} rooms fit into one file",
  room_name_too_long: "{part} is too long for the name of a room",
  entry_twice: "This entry is here twice",
  entry_in_other_section: "This entry is in another section",
  title_missing: "Enter a title",
  language_not_answered: "Add this language to the venue's languages first",
  last_day_before_first: "The last day is before the first",
  period_too_long: "Choose at most {maximum} days",
  no_time: "Start and end are the same. For 24 hours, enter 00:00 to 24:00",
  hours_overlap: "The hours that begin on {day} overlap with the next ones",
  fact_not_settable: "{fact} cannot be set for “{key}”",
  availability_not_settable: "Only amenities have an availability",
  price_not_settable: "There is no price for “{key}”",
  unit_not_settable: "“{key}” has no price per {unit}",
  offer_not_settable: "Only upsells can be ordered",
  proposal_twice: "This proposal is listed twice",
  proposal_entry_mismatch: "The entry does not belong to this proposal",
  section_version_missing: "Send the version of the section that you have seen",
  side_is_no_entry: "The other text is not an entry. It can't be changed here",
  side_not_transferable: "This value can't be copied to the other text. Edit one of them",
} as const;

export type FieldCode = keyof typeof fieldMessages;

type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The parameters of a code's message. */
export type FieldParams<Code extends FieldCode> = Record<
  NamesIn<(typeof fieldMessages)[Code]>,
  string | number
>;
type PlainCode = { [Code in FieldCode]: keyof FieldParams<Code> extends never ? Code : never }[FieldCode];

/** A check's error in a schema: a code that `fieldProblemOf` resolves. */
export const invalid = (code: PlainCode): string => code;

export type FieldProblem = { code: FieldCode; params?: Record<string, string | number> };

/** The part of zod's issues that is used here. */
type Issue = {
  code: string;
  message: string;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  format?: unknown;
  expected?: unknown;
  values?: readonly unknown[];
};

/** The problem for an issue of one of our schemas. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  // Only `invalid` makes such messages. The table of messages is not used here, so browsers don't load it.
  if (/^[a-z0-9_]+$/.test(issue.message)) return { code: issue.message as FieldCode };
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string")
        return minimum === 1 ? { code: "required" } : { code: "too_short", params: { minimum } };
      return { code: issue.origin === "array" ? "too_few" : "too_small", params: { minimum } };
    case "too_big":
      if (issue.origin === "string") return { code: "too_long", params: { maximum } };
      return { code: issue.origin === "array" ? "too_many" : "too_large", params: { maximum } };
    case "invalid_format":
      return { code: formats[String(issue.format)] ?? "invalid" };
    case "invalid_value":
      return { code: "not_one_of", params: { values: (issue.values ?? []).join(", ") } };
    case "invalid_type":
      if (issue.expected === "int") return { code: "not_whole_number" };
      if (issue.expected === "boolean") return { code: "not_boolean" };
  }
  return { code: "invalid" };
}

const formats: Record<string, FieldCode> = {
  date: "not_a_date",
  datetime: "not_an_instant",
  uuid: "not_an_id",
};
