-- WhatsApp user ids that a guest had before: a message that comes late does not bring them back.
alter table guests add column former_user_ids text[] not null default '{}';
