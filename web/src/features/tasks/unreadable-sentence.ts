import type { UnreadableReason, UnsupportedFormat } from "@bellhop/contract/unreadable";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a source could not be read, and what to do instead, as a sentence to translate. */
export function unreadableSentence(reason: UnreadableReason): MessageDescriptor {
  switch (reason.code) {
    case "unsupported_format":
      return formats[reason.format];
    case "too_large":
      return msg`This file is larger than ${reason.megabytes} MB.`;
    case "page_too_large":
      return msg`The page is larger than ${reason.megabytes} MB. Paste the part that matters.`;
    case "address_port":
      return msg`Remove “:${reason.port}” from the address, or paste the text.`;
    case "host_not_found":
      return msg`${reason.host} was not found. Check the spelling of the address.`;
    case "host_silent":
      return msg`${reason.host} did not answer. Check the address, or try again later.`;
    case "host_certificate":
      return msg`The website ${reason.host} is not secure. Paste the text instead.`;
    case "page_too_slow":
      return msg`The page took longer than ${reason.seconds} seconds. Try again later, or paste its text.`;
    case "page_forbidden":
      return msg`The page refused access (${reason.status}). If it needs a login, paste its text.`;
    case "page_not_found":
      return msg`There is no page at this address (${reason.status}).`;
    case "page_error":
      return msg`The page answered with an error (${reason.status}). Try again later.`;
    case "page_type":
      return msg`We can't read this type of page (${reason.type}). Paste the text instead.`;
    default:
      return sentences[reason.code];
  }
}

type Parameterised =
  | "unsupported_format"
  | "too_large"
  | `page_${"too_large" | "too_slow" | "forbidden" | "not_found" | "error" | "type"}`
  | "address_port"
  | `host_${"not_found" | "silent" | "certificate"}`;

const sentences: Record<Exclude<UnreadableReason["code"], Parameterised>, MessageDescriptor> = {
  empty: msg`This is empty.`,
  no_visible_text: msg`This has no visible text.`,
  took_too_long: msg`This takes too long to read. Paste the part that matters.`,
  too_much_memory: msg`This is too large to read. Paste the part that matters.`,
  broken: msg`Part of this is damaged. Paste the text instead.`,
  damaged: msg`This file is damaged. It can't be opened.`,
  locked: msg`This file has a password. Save it without one, and try again.`,
  only_pictures: msg`This PDF contains only images. Paste its text instead.`,
  two_formats: msg`This file is not safe to open. Save it as a new PDF, and try again.`,
  too_many_elements: msg`This page is too long. Paste the part that matters.`,
  nested_too_deep: msg`This is too complex to read. Paste the part that matters.`,
  unpacks_too_large: msg`This file contains too much data. Paste the part that matters.`,
  defines_own_xml: msg`This file is not safe to open. Save it as a new PDF, and try again.`,
  too_many_columns: msg`This table has too many columns.`,
  broken_table: msg`This table has a row that is too long or a missing quotation mark.`,
  address_invalid: msg`This is not the address of a page. Enter one like https://hotel.example.`,
  address_not_web: msg`Enter an address that begins with https://.`,
  address_has_sign_in: msg`Remove the user name and password from the address. The page must be public.`,
  address_not_public: msg`This address is not public. Paste the text, or upload it as a file.`,
  address_not_https: msg`The page has no https:// address. Paste its text, or upload it as a file.`,
  page_broke_off: msg`The page did not load completely. Try again.`,
  page_redirects_too_often: msg`This address forwards too often. Enter the final address.`,
  page_redirects_nowhere: msg`The page has moved, and its new address is missing.`,
  page_encoding: msg`We can't read this page. Paste the text instead.`,
};

const formats: Record<UnsupportedFormat, MessageDescriptor> = {
  old_office: msg`This is an old or locked Word or Excel file. Save it as DOCX, PDF or CSV.`,
  rtf: msg`This is an RTF file. Save it as DOCX or PDF.`,
  program: msg`This is a program. Choose a PDF, DOCX, CSV, HTML or text file.`,
  picture: msg`This is a picture. Choose a PDF, DOCX, CSV, HTML or text file.`,
  archive: msg`This is a compressed file. Unpack it, and choose a file in it.`,
  xml: msg`This is an XML file. Choose a PDF, DOCX, CSV, HTML or text file.`,
  json: msg`This is a JSON file. To restore a backup, go to Backup.`,
  other: msg`This file can't be read. Choose a PDF, DOCX, CSV, HTML or text file.`,
};
