/**
 * What can be wrong with a field: a code, and the English message for programs, with its parameters in braces. The
 * dashboard has a sentence for each code that people can meet.
 */
export const fieldMessages = {
  unknown_field: "There is no field {key} here",
  invalid: "This is missing or not valid",
  required: "At least 1 character",
  too_short: "At least {minimum} characters",
  too_long: "At most {maximum} characters",
  too_few: "At least {minimum} of these",
  too_many: "At most {maximum} of these",
  too_small: "At least {minimum}",
  too_large: "At most {maximum}",
  duplicate: "The same value is listed twice",
  not_one_of: "This is one of: {values}",
  not_whole_number: "This is a whole number",
  not_boolean: "This is true or false",
  not_a_date: "This is a date, such as 2026-05-31",
  not_an_instant: "This is an instant in UTC, such as 2026-05-31T14:00:00Z",
  not_an_id: "This is an id, such as 018f4e7a-0000-7000-8000-000000000000",
  not_a_number: "This is a number",
  date_too_early: "A date is from 1900 on",
  time_invalid: "A time is written as 07:30",
  email_invalid: "This is not an e-mail address",
  phone_invalid: "A phone number starts with + and the country code, digits only",
  url_invalid: "An address begins with https://",
  url_has_sign_in: "The address has a user name or password in it. Pages that need a sign-in cannot be read",
  url_not_https: "Only pages with an https:// address are read",
  site_invalid: "A site is written as https://hotel.example",
  colour_invalid: "A colour is written as #0b6b63",
  currency_unknown: "A currency is an ISO 4217 code, such as EUR",
  country_unknown: "A country is an ISO 3166 code, such as IT",
  timezone_unknown: "A time zone is a name of the IANA list, such as Europe/Rome",
  language_invalid: "A language is a BCP 47 tag",
  key_unknown: "A key is one of the catalogue",
  characters_not_storable: "This has characters that cannot be stored",
  name_missing: "Enter a name",
  text_missing: "Write something first",
  venues_missing: "Choose at least one venue, or all of them",
  file_too_large: "The file is larger than {megabytes} MB",
  file_empty: "The file is empty",
  file_not_base64: "The file is sent in base64",
  export_too_large: "The file is too large",
  file_not_export: "This is not a Bellhop export. Choose the file that Export gave you",
  file_newer: "This file was written by a newer version than this one. Update this one first",
  cursor_invalid: "This cursor does not belong to this list",
  idempotency_key_invalid: "An Idempotency-Key is a UUID",
  idempotency_key_reused: "This key was already used for another request",
  message_id_taken: "Another message already has this id",
  conversation_id_missing: "This needs a conversation_id",
  account_exists: "This e-mail address already has an account",
  guest_is_real: "This is a real guest. Nobody can write in their name",
  own_email: "This is you",
  already_member: "They are already a member",
  already_invited: "They are already invited. Send it again instead",
  own_membership: "This is you. Leave the operator instead",
  owner_has_all_venues: "An owner has all venues",
  default_language_missing: "The default language is one of the venue's languages",
  no_whatsapp_number: "This venue has no WhatsApp number yet",
  qr_text_too_long: "This text is too long for a QR code. Letters other than A to Z take more room",
  entry_twice: "This entry is here twice",
  entry_in_other_section: "This entry is in another section",
  title_missing: "This needs a title",
  language_not_answered: "Guests are not answered in this language. Add it to the venue's languages first",
  last_day_before_first: "The last day is before the first",
  no_time: "This ends when it begins. Day and night is 00:00 to 24:00",
  hours_overlap: "The hours that begin on {day} overlap with the next ones",
  fact_not_settable: "{fact} cannot be set for “{key}”",
  availability_not_settable: "Only amenities can be available or not",
  price_not_settable: "There is no price for “{key}”",
  unit_not_settable: "“{key}” has no price per {unit}",
  offer_not_settable: "Only upsells can be ordered",
  proposal_twice: "A proposal is named here twice",
  proposal_entry_mismatch: "This is not the proposal's entry",
  section_version_missing: "The version of the section that was seen is missing",
  side_is_no_entry: "The other side is not an entry. Change it where it is written",
  side_not_transferable: "This value cannot be copied to the other side. Edit one of them",
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

/** A check's error in a schema. It is a code, which `fieldProblemOf` finds again. */
export const invalid = (code: PlainCode): string => code;

export type FieldProblem = { code: FieldCode; params?: Record<string, string | number> };

/** What zod reports about a field. */
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

/** The problem that an issue of one of our schemas stands for. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  if (Object.hasOwn(fieldMessages, issue.message)) return { code: issue.message as FieldCode };
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
