-- Ideas for Bellhop itself. Units of every operator read them; no table has a name or an address of anyone.
create table ideas (
  idea_id uuid primary key,
  -- Of the author.
  operator_id uuid not null references operators,
  member_id uuid not null,
  is_by_host boolean not null,
  title text not null,
  text text not null,
  -- Title and text, normalised for the search.
  words text not null,
  status text not null default 'open' check (status in ('open', 'planned', 'building', 'shipped', 'declined')),
  note text check (status <> 'declined' or note is not null),
  status_since timestamptz not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  merged_into uuid references ideas
);
create index ideas_by_time on ideas (created_at, idea_id);
create index ideas_by_target on ideas (merged_into) where merged_into is not null;

-- What changes with each vote and comment. Whoever votes, comments, merges, changes or withdraws locks this row first.
create table idea_counts (
  idea_id uuid primary key references ideas,
  votes int not null default 0,
  comments int not null default 0,
  changed_at timestamptz not null
);
create index idea_counts_by_votes on idea_counts (votes, idea_id);
create index idea_counts_by_change on idea_counts (changed_at, idea_id);

create table idea_votes (
  idea_id uuid not null references ideas,
  operator_id uuid not null references operators,
  member_id uuid not null,
  -- A venue; not called venue_id because hosts merge votes of all venues.
  at_venue bigint not null,
  voted_at timestamptz not null,
  -- When the member's mail about the shipped idea was queued.
  told_at timestamptz,
  primary key (idea_id, member_id, at_venue)
);
create index idea_votes_by_member on idea_votes (member_id, idea_id);

create table idea_comments (
  comment_id uuid primary key,
  idea_id uuid not null references ideas,
  operator_id uuid not null references operators,
  member_id uuid not null,
  is_by_host boolean not null,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  withdrawn_at timestamptz,
  hidden_at timestamptz
);
create index idea_comments_by_idea on idea_comments (idea_id, created_at, comment_id);

-- What a member has seen, and how much they have written since a time.
create table idea_readers (
  member_id uuid primary key,
  operator_id uuid not null references operators,
  saw_shipped_at timestamptz,
  saw_changes_at timestamptz,
  writes_since timestamptz,
  writes int not null default 0
);

-- Lines of the changelog, by their hash. Null: they came with this installation, so they are news to no one.
create table news_items (
  item_id text primary key,
  since timestamptz
);

select keep_to_the_installation(name::regclass) from unnest(array[
  'ideas', 'idea_counts', 'idea_votes', 'idea_comments', 'idea_readers', 'news_items'
]) as name;

create policy everyone_reads on ideas for select using (true);
create policy author_adds on ideas for insert with check (is_operator_of_unit(operator_id));
create policy author_changes on ideas for update using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy everyone_counts on idea_counts using (true) with check (true);
create policy units_of_operator on idea_votes using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy everyone_reads on idea_comments for select using (true);
create policy author_adds on idea_comments for insert with check (is_operator_of_unit(operator_id));
create policy author_changes on idea_comments for update using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy units_of_operator on idea_readers using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy everyone_reads on news_items for select using (true);
