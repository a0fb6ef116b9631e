import * as z from "zod/mini";
import { call } from "./call.ts";
import { country, roomCount, timezone, venueLanguages, venueName } from "./settings.ts";
import { currency, instant, language, listOf, page, phone, venueId } from "./values.ts";

export const newVenue = z.strictObject({
  name: venueName,
  country,
  timezone,
  currency,
  /** Includes the default language. */
  languages: venueLanguages,
  default_language: language,
  /** Both become entries of the hotel profile. */
  rooms: roomCount,
  phone,
});
export type NewVenue = z.infer<typeof newVenue>;

export const operatorVenue = z.object({
  venue_id: z.number(),
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  currency: z.string(),
  languages: z.array(language),
  default_language: language,
  members: z.int(),
  opened_at: instant,
  /** Closed venues are hidden, and guests get no answers; null while open. */
  closed_at: z.nullable(instant),
});
export type OperatorVenue = z.infer<typeof operatorVenue>;

export const listOperatorVenues = call("POST /api/list_operator_venues", {
  summary: "Lists the operator's venues that the member has access to, closed ones too, oldest first.",
  input: z.object({ ...page }),
  output: listOf(operatorVenue),
  role: "manager",
  scope: "operator",
  access: "reads",
});

export const addVenue = call("POST /api/add_venue", {
  summary: "Opens another venue of the operator. For owners, and for managers of all venues.",
  input: newVenue,
  output: operatorVenue,
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["limit_reached"],
});

export const renameVenue = call("POST /api/rename_venue", {
  summary: "Renames an open venue of the operator.",
  input: z.object({ venue_id: venueId, name: venueName }),
  output: operatorVenue,
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["wrong_state"],
});

const oneVenue = {
  input: z.object({ venue_id: venueId }),
  output: operatorVenue,
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
} as const;

export const closeVenue = call("POST /api/close_venue", {
  summary:
    "Closes a venue: it leaves all lists, and guests' messages are stored but not answered. The only open venue can't be closed. For owners, and for managers of all venues.",
  ...oneVenue,
  refuses: ["last_venue"],
});

export const reopenVenue = call("POST /api/reopen_venue", {
  summary: "Reopens a closed venue. For owners, and for managers of all venues.",
  ...oneVenue,
});
