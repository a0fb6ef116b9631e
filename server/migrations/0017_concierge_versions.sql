-- What a version of the concierge is made of beside its entries. The version before this one fills in none of it.

alter table concierges
  add column built_by text,
  -- What was new in it: 'knowledge', 'general' or 'tools'.
  add column built_from text not null default 'knowledge',
  -- The settings of the assistant as they were published; null where nobody had published any.
  add column assistant jsonb,
  -- What it was built despite: [{ about, aspect, entryIds }]
  add column contradictions jsonb not null default '[]',
  -- In which the entries are said; null in versions of before.
  add column languages text[],
  add column entries_count int;

-- `queued` waits as `waiting` does, where several of a kind may; of `waiting` there is one of each kind.
alter table tasks
  drop constraint tasks_kind_check,
  drop constraint tasks_state_check,
  add constraint tasks_kind_check check
    (kind in ('build_concierge', 'publish_general', 'publish_tools', 'import_knowledge')) not valid,
  add constraint tasks_state_check check
    (state in ('queued', 'waiting', 'running', 'repeating', 'done', 'failed')) not valid,
  add column step text,
  -- What it was asked for with.
  add column asked_with jsonb not null default '{}',
  add column stopped_by text;
