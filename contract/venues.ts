import * as z from "zod/mini";
import { call } from "./call.ts";
import { currency } from "./currencies.ts";
import { country, roomCount, timezone, venueLanguages, venueName } from "./settings.ts";
import { instant, language, listOf, page, phone, venueId } from "./values.ts";

export const newVenue = z.strictObject({
  name: venueName,
  country,
  timezone,
  currency,
  /** Includes the default language. */
  languages: venueLanguages,
  default_language: language,
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
  rooms: z.nullable(z.int()),
  phone: z.nullable(z.string()),
  members: z.int(),
  opened_at: instant,
  /** Closed venues are hidden, and guests get no answers; null while open. */
  closed_at: z.nullable(instant),
});
export type OperatorVenue = z.infer<typeof operatorVenue>;

export const listOperatorVenues = call("POST /api/list_operator_venues", {
  says: "Lists the operator's venues that the member may see, the closed ones too, in the order in which they were opened.",
  input: z.object({ ...page }),
  output: listOf(operatorVenue),
  may: "manager",
  about: "operator",
  does: "reads",
});

export const addVenue = call("POST /api/add_venue", {
  says: "Opens another venue of the operator. For owners, and for managers of all venues.",
  input: newVenue,
  output: operatorVenue,
  may: "manager",
  about: "operator",
  does: "changes",
  audit: "noted",
  refuses: ["limit_reached"],
});

export const renameVenue = call("POST /api/rename_venue", {
  says: "Gives an open venue of the operator another name, whichever venue is the current one.",
  input: z.object({ venue_id: venueId, name: venueName }),
  output: operatorVenue,
  may: "manager",
  about: "operator",
  does: "changes",
  audit: "noted",
  refuses: ["wrong_state"],
});

const oneVenue = {
  input: z.object({ venue_id: venueId }),
  output: operatorVenue,
  may: "manager",
  about: "operator",
  does: "changes",
  audit: "noted",
} as const;

export const closeVenue = call("POST /api/close_venue", {
  says: "Closes a venue: it is gone from everybody's lists, what guests write is kept and not answered. The only open one stays. For owners, and for managers of all venues.",
  ...oneVenue,
  refuses: ["last_venue"],
});

export const reopenVenue = call("POST /api/reopen_venue", {
  says: "Opens a closed venue again, as it was. For owners, and for managers of all venues.",
  ...oneVenue,
});
