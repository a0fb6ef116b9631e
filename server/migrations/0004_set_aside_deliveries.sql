-- Whoever runs the installation looks at deliveries that were not, or not wholly, dealt with: newest first, by the
-- numbers they speak of. What was simply kept is never listed. The index: 0007.
alter table webhook_deliveries add column phone_number_ids text[] not null default '{}';
