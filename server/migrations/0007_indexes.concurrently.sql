-- Indexes on tables that are in use while they are built, and the check of what 0006 added unchecked.

create index concurrently if not exists webhook_deliveries_set_aside
  on webhook_deliveries (received_at desc, delivery_id desc) where state <> 'kept';

alter table alerts validate constraint alerts_clearing;
create index concurrently if not exists alerts_shown
  on alerts (venue_id, raised_at, alert_id) where ended_at is null and clearing_id is null;
create index concurrently if not exists alerts_cleared on alerts (venue_id, clearing_id) where clearing_id is not null;
create index concurrently if not exists hand_overs_by_conversation on hand_overs (venue_id, conversation_id, handed_over_at);

create index concurrently if not exists reservations_by_activity on reservations (venue_id, active_at, reservation_id);
create index concurrently if not exists reservations_by_status on reservations (venue_id, status, active_at, reservation_id);
create index concurrently if not exists conversations_by_last on conversations (venue_id, last_at, conversation_id);

-- What an older version wrote, and is not found yet.
create index concurrently if not exists guests_without_terms on guests (venue_id, guest_id) where terms_at is null;
create index concurrently if not exists reservations_without_terms
  on reservations (venue_id, reservation_id) where terms_at is null;
