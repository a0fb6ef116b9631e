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
      return msg`The address uses port ${reason.port}. Only the usual web ports work.`;
    case "host_not_found":
      return msg`${reason.host} was not found. Check the spelling of the address.`;
    case "host_silent":
      return msg`${reason.host} did not answer. Check the address, or try again later.`;
    case "host_certificate":
      return msg`The certificate of ${reason.host} is not valid, so we did not open the page.`;
    case "page_too_slow":
      return msg`The page took longer than ${reason.seconds} seconds. Try again later, or paste its text.`;
    case "page_forbidden":
      return msg`The page refused access (${reason.status}). If it needs a sign-in, paste its text.`;
    case "page_not_found":
      return msg`There is no page at this address (${reason.status}).`;
    case "page_error":
      return msg`The page answered with an error (${reason.status}). Try again later.`;
    case "page_type":
      return msg`This address has no page or document that we can read, but ${reason.type}.`;
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
  empty: msg`It is empty.`,
  no_visible_text: msg`It has no visible text.`,
  took_too_long: msg`This takes too long to read. Paste the part that matters.`,
  too_much_memory: msg`This takes too much memory to read. Paste the part that matters.`,
  broken: msg`Something in it is broken. Paste the text that matters.`,
  damaged: msg`This file is damaged. It can't be opened.`,
  locked: msg`This file has a password. Save it without one, and try again.`,
  only_pictures: msg`This PDF has only pictures of text. Export it from its program, or paste its text.`,
  two_formats: msg`This file is a PDF and something else at once. We did not open it.`,
  too_many_elements: msg`This page is too long to read at once. Paste the part that matters.`,
  nested_too_deep: msg`This is nested too deep to read. Paste the part that matters.`,
  unpacks_too_large: msg`This file unpacks to far more than its size. We did not open it.`,
  defines_own_xml: msg`This file defines its own XML. We did not open it.`,
  too_many_columns: msg`This table has too many columns.`,
  broken_table: msg`This table has a row that is too long, or a quote that is not closed.`,
  address_invalid: msg`This is not the address of a page. Enter one like https://hotel.example.`,
  address_not_web: msg`Enter an address that begins with https://.`,
  address_has_sign_in: msg`Remove the user name and password from the address. The page must be public.`,
  address_not_public: msg`The address is in a private network. Paste the text, or upload it as a file.`,
  address_not_https: msg`The address leads to a page without https://. Paste its text, or upload it as a file.`,
  page_broke_off: msg`The page stopped before its end. Try again.`,
  page_redirects_too_often: msg`The address redirects again and again, and never to a page.`,
  page_redirects_nowhere: msg`The page has moved, but does not say where.`,
  page_encoding: msg`The page is compressed in a way that we can't read.`,
};

const formats: Record<UnsupportedFormat, MessageDescriptor> = {
  old_office: msg`This is an old or locked Word or Excel file. Save it as DOCX, PDF or CSV.`,
  rtf: msg`This is an RTF file. Save it as DOCX or PDF.`,
  program: msg`This is a program. Choose a PDF, DOCX, CSV, HTML or text file.`,
  picture: msg`This is a picture. Choose a PDF, DOCX, CSV, HTML or text file.`,
  archive: msg`This is a compressed file. Unpack it, and choose a file in it.`,
  xml: msg`This is an XML file. Choose a PDF, DOCX, CSV, HTML or text file.`,
  json: msg`This is a JSON file. To restore an exported knowledge file, use the page that exported it.`,
  other: msg`This file can't be read. Choose a PDF, DOCX, CSV, HTML or text file.`,
};
