import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import type { DownloadFault } from "./media.ts";
import { sampleOf } from "./samples.ts";

type Fields = Record<string, unknown>;

/**
 * - `POST media` `{ phone_number_id, mime_type, base64? }` stores a file as if a guest had sent it; without bytes a
 *   small sample of the type; `GET` lists the files with their counts of downloads
 * - `POST media-faults` `{ media_id, fault, next? }` for the next downloads, by default all; fault null ends it:
 *   `status` `{ status }`, `hang`, `drip` `{ ms? }`, `endless`, `truncated`, `html`, `redirect` `{ location }`, `url`
 *   `{ url }` (metadata that points elsewhere)
 */
export const mediaActions: ControlActions = {
  "POST media": (parts, input) => ({
    id: storeFile(parts, field.text(input.phone_number_id, "phone_number_id"), input).id,
  }),
  "GET media": ({ media }) => ({
    media: media.all().map(({ bytes, ...file }) => ({ ...file, file_size: bytes.length })),
  }),
  "POST media-faults"({ media }, input) {
    const next = input.next === undefined ? Number.POSITIVE_INFINITY : field.number(input.next, "next");
    const fault = input.fault === null ? undefined : faultIn(input);
    media.planFault(field.text(input.media_id, "media_id"), fault, next);
    return {};
  },
};

export function storeFile({ media }: GraphParts, phoneNumberId: string, input: Fields) {
  const type = field.text(input.mime_type, "mime_type");
  const bytes =
    input.base64 === undefined ? sampleOf(type) : Buffer.from(field.text(input.base64, "base64"), "base64");
  return media.add(phoneNumberId, type, bytes);
}

function faultIn(input: Fields): DownloadFault {
  const fault = field.text(input.fault, "fault");
  switch (fault) {
    case "status":
      return { fault, status: field.number(input.status, "status") };
    case "redirect":
      return { fault, location: field.text(input.location, "location") };
    case "url":
      return { fault, url: field.text(input.url, "url") };
    case "drip":
      return { fault, everyMs: field.number(input.ms ?? 1_000, "ms") };
    case "hang":
    case "endless":
    case "truncated":
    case "html":
      return { fault };
    default:
      throw new Error(`Unknown fault "${fault}"`);
  }
}
