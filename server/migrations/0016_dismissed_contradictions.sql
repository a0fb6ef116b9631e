-- Where somebody has said that both sides of a contradiction are right. The id is made from what both sides say, so it
-- holds until one of them says something else; the values are kept for whoever reads the table.

create table dismissed_contradictions (
  venue_id bigint not null references venues,
  contradiction_id text not null,
  about text not null,
  sides_say text[] not null,
  dismissed_by text not null,
  dismissed_at timestamptz not null,
  primary key (venue_id, contradiction_id)
);

select keep_to_its_venue('dismissed_contradictions');
