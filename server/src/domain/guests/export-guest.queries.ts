import { statement } from "../../platform/db/index.ts";
import { ofPerson } from "./person.queries.ts";

type Guests = { venueId: number; guestIds: string[] };

export type ExportedGuest = {
  guest_id: string;
  name: string;
  name_is_from_profile: boolean;
  phone: string | null;
  email: string | null;
  language: string | null;
  whatsapp_user_id: string | null;
  former_user_ids: string[];
  whatsapp_parent_id: string | null;
  whatsapp_username: string | null;
  created_at: Date;
};

/** The guest first. */
export const selectPerson = statement<{ venueId: number; guestId: string }, ExportedGuest>(
  "export guest",
  `select guest_id, name, name_is_from_profile, phone, email, language, whatsapp_user_id, former_user_ids,
     whatsapp_parent_id, whatsapp_username, created_at
   from guests where venue_id = $venueId and ${ofPerson}
   order by (guest_id = $guestId) desc, created_at, guest_id`,
);

export type ExportedConsent = {
  guest_id: string;
  purpose: string;
  is_given: boolean;
  changed_at: Date;
  changed_by: string;
};

export const selectConsents = statement<Guests, ExportedConsent>(
  "export guest consents",
  `select guest_id, purpose, is_given, changed_at, changed_by from guest_consents
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) order by changed_at, purpose`,
);

export type ExportedChannel = {
  guest_id: string;
  channel: string;
  last_guest_at: Date | null;
  opted_out_at: Date | null;
  marketing_stopped_at: Date | null;
};

export const selectChannels = statement<Guests, ExportedChannel>(
  "export guest channels",
  `select gc.guest_id, ch.kind as channel, gc.last_guest_at, gc.opted_out_at, gc.marketing_stopped_at
   from guest_channels gc join channels ch on ch.venue_id = gc.venue_id and ch.channel_id = gc.channel_id
   where gc.venue_id = $venueId and gc.guest_id = any ($guestIds::uuid[]) order by ch.kind, gc.guest_id`,
);
