create index concurrently if not exists number_routes_by_account on number_routes (network, waba_id);
create index concurrently if not exists guests_by_parent on guests (venue_id, whatsapp_parent_id) where whatsapp_parent_id is not null;
create index concurrently if not exists guests_merged on guests (venue_id, merged_into) where merged_into is not null;
create index concurrently if not exists conversations_merged on conversations (venue_id, merged_into) where merged_into is not null;
create unique index concurrently if not exists alerts_open_of_channel on alerts (venue_id, channel_id, cause)
  where ended_at is null and channel_id is not null;
