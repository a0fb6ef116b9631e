import * as z from "zod/mini";

/** Text left out of a source, and how many times. */
export const leftOut = z.discriminatedUnion("code", [
  z.object({
    code: z.enum([
      "hidden",
      // Only in imports that were read before December 2026.
      "same_colour",
      "tiny",
      "outside",
      "text_boxes",
      "field_codes",
      "deleted",
      "comments",
      "annotations",
      "invisible_characters",
      "formulas",
      "cut_passages",
      "parts_at_the_end",
      "inner_documents",
      "unknown_letters",
      // Only in imports that were read before December 2026.
      "denied_passages",
      "quotes_not_in_source",
      "suggestions_without_entry",
      "characters_beyond_model",
    ]),
    count: z.int(),
  }),
  z.object({ code: z.literal("other_language"), count: z.int(), language: z.string() }),
  z.object({ code: z.literal("proposals_beyond_limit"), count: z.int(), limit: z.int() }),
]);
export type LeftOut = z.infer<typeof leftOut>;

/** Formats that cannot be imported. */
export const unsupportedFormat = z.enum([
  "old_office",
  "rtf",
  "program",
  "picture",
  "archive",
  "xml",
  "json",
  "other",
]);
export type UnsupportedFormat = z.infer<typeof unsupportedFormat>;

/** Why a source could not be read. `page_…` and `address_…` are about fetching a web page. */
export const unreadableReason = z.discriminatedUnion("code", [
  z.object({
    code: z.enum([
      "empty",
      "took_too_long",
      "too_much_memory",
      "broken",
      "damaged",
      "locked",
      "only_pictures",
      "two_formats",
      "too_many_elements",
      "nested_too_deep",
      "unpacks_too_large",
      "defines_own_xml",
      "too_many_columns",
      "broken_table",
      "address_invalid",
      "address_not_web",
      "address_has_sign_in",
      "address_not_public",
      "address_not_https",
      "page_broke_off",
      "page_redirects_too_often",
      "page_redirects_nowhere",
      "page_encoding",
    ]),
  }),
  z.object({ code: z.literal("unsupported_format"), format: unsupportedFormat }),
  z.object({ code: z.literal("no_visible_text"), left_out: z.array(leftOut) }),
  z.object({ code: z.enum(["too_large", "page_too_large"]), megabytes: z.number() }),
  z.object({ code: z.literal("address_port"), port: z.int() }),
  z.object({ code: z.enum(["host_not_found", "host_silent", "host_certificate"]), host: z.string() }),
  z.object({ code: z.literal("page_too_slow"), seconds: z.number() }),
  z.object({ code: z.enum(["page_forbidden", "page_not_found", "page_error"]), status: z.int() }),
  z.object({ code: z.literal("page_type"), type: z.string() }),
]);
export type UnreadableReason = z.infer<typeof unreadableReason>;
