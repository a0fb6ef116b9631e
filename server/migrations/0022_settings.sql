-- Who last changed each setting: { "functionality.whatsapp": { by, at } }
alter table venues add column changed_settings jsonb not null default '{}';

create table venue_logos (
  venue_id bigint primary key references venues,
  type text not null check (type in ('image/png', 'image/jpeg')),
  width int not null,
  height int not null,
  image bytea not null,
  sha256 bytea not null,
  changed_at timestamptz not null
);
-- PNG and JPEG are compressed already.
alter table venue_logos alter column image set storage external;
select keep_to_its_venue('venue_logos');
