-- A language model that a venue has chosen instead of the installation's. The key is sealed.
create table venue_models (
  venue_id bigint primary key references venues,
  -- New with each change.
  model_id uuid not null,
  -- `openai` or `anthropic`.
  wire text not null,
  base_url text not null,
  name text not null,
  key_sealed text,
  key_ends text,
  -- For a million tokens sent and received; null if unknown.
  currency text,
  input_price float8,
  output_price float8,
  changed_at timestamptz not null
);
select keep_to_its_venue('venue_models');
