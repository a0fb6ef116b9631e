-- Budgets count tokens, so that calls whose server does not report them are estimated.
alter table readings add column is_estimated boolean not null default false;
-- What the answer asked the guest back, once in a conversation; null if nothing.
alter table readings add column asked_back text;
create index readings_by_conversation on readings (venue_id, conversation_id) where asked_back is not null;
