import * as z from "zod/mini";
import { call } from "./call.ts";
import { language as interfaceLanguage } from "./languages.ts";
import { planName } from "./plan-names.ts";
import { switchStates } from "./switches.ts";
import { id, language, nothing, venueId } from "./values.ts";

/** Lowest first. */
export const roles = ["staff", "manager", "owner"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const venueSummary = z.object({
  venue_id: z.number(),
  name: z.string(),
  timezone: z.string(),
  default_language: language,
  open_alerts: z.int(),
  waiting: z.int(),
});
export type VenueSummary = z.infer<typeof venueSummary>;

export const plan = z.object({ name: planName, includes_everything: z.boolean() });
export type Plan = z.infer<typeof plan>;

/** A membership at another operator than the active one. */
export const membership = z.object({
  operator_id: id,
  operator_name: z.string(),
  role,
  venues: z.array(z.object({ venue_id: z.number(), name: z.string() })),
});
export type Membership = z.infer<typeof membership>;

export const access = z.object({
  member: z.object({
    member_id: id,
    name: z.string(),
    email: z.string(),
    role,
    /** Includes venues added later. */
    has_all_venues: z.boolean(),
    /** Null until the person chose one with `choose_language`. */
    language: z.nullable(interfaceLanguage),
  }),
  operator: z.object({ operator_id: id, name: z.string() }),
  venue: z.nullable(venueSummary),
  /** Sorted by name, at most `limits.venuesInAccess`. `fetch_client_venues` has all. */
  venues: z.array(venueSummary),
  /** The number of all venues. */
  venues_count: z.int(),
  memberships: z.array(membership),
  plan,
  flags: switchStates,
  /** As guests of the venue read it; null if the venue has chosen none, or has published nothing. */
  assistant_name: z.nullable(z.string()),
  /** Installation admin, whatever the role at the operator. */
  is_host: z.boolean(),
  /** Shipped ideas the member voted for, and one more for other changes, that they have not seen. */
  unseen_news: z.int(),
});
export type Access = z.infer<typeof access>;

export const fetchAccess = call("POST /api/fetch_user_access_info", {
  summary:
    "Returns the signed-in person, their role and venues, the plan, and the current venue with its switches.",
  input: nothing,
  output: access,
  role: "member",
  scope: "operator",
  access: "reads",
});

export const listVenues = call("POST /api/fetch_client_venues", {
  summary:
    "Lists the venues of the operator that the member has access to, each with its number of open alerts.",
  input: nothing,
  output: z.object({ items: z.array(venueSummary) }),
  role: "member",
  scope: "operator",
  access: "reads",
});

export const switchVenue = call("POST /api/update_user_venue", {
  summary:
    "Makes a venue the person's current one. It may belong to any operator they are a member of. Calls that name no venue act on it.",
  input: z.object({ venue_id: venueId }),
  output: access,
  role: "member",
  scope: "operator",
  access: "changes",
  audit: "own_view",
});

export const chooseLanguage = call("POST /api/choose_language", {
  summary: "Sets the language in which the person reads Bellhop: the dashboard, the account pages and mails.",
  input: z.object({ language: interfaceLanguage }),
  output: z.object({ language: interfaceLanguage }),
  role: "person",
  scope: "person",
  access: "changes",
  audit: "own_view",
});
