-- The newest sign that another agent on the venue's number answers this guest, and the newest that the venue does. The
-- later one counts, so that reports may come in any order.
alter table guest_channels add column other_agent_at timestamptz;
alter table guest_channels add column own_agent_at timestamptz;

-- What WhatsApp charges for a message that is not known yet, and why a message is free.
alter table delivery_reports add column price jsonb;
alter table messages add column price_type text;

-- What a template that was written at Meta has and Bellhop can't fill in.
alter table templates add column not_sendable text;
