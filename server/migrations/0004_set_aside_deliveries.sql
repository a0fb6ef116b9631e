-- Whoever runs the installation looks at deliveries that were not, or not wholly, dealt with: newest first, by the
-- numbers they speak of. What was simply kept is never listed.
alter table webhook_deliveries add column phone_number_ids text[] not null default '{}';
create index webhook_deliveries_set_aside on webhook_deliveries (received_at desc, delivery_id desc) where state <> 'kept';
