-- The words of the source that a proposal is made of, so that a later import of the same source finds it again. Null in
-- proposals from before.
alter table knowledge_proposals add column passage text;
-- Why the passage is no entry unless someone adds it. Null for an entry.
alter table knowledge_proposals add column left_out text;
-- The entry as an earlier import of the same source proposed it. Null for what is new.
alter table knowledge_proposals add column earlier jsonb;

-- `written`: the venue has it already, as it stands in the source.
alter table knowledge_proposals drop constraint knowledge_proposals_state_check;
alter table knowledge_proposals add constraint knowledge_proposals_state_check
  check (state in ('open', 'taken', 'dismissed', 'written')) not valid;
alter table knowledge_proposals validate constraint knowledge_proposals_state_check;
