-- What was read of a venue's entries, by what they say and by whom it was read: a process that starts does not read
-- thousands of them again. All of it can be read anew; whoever adds to it takes away what no entry needs anymore.

create table read_claims (
  venue_id bigint not null references venues,
  -- The reader's version, the currency, and the hash of the entry.
  read_of text not null,
  -- As text: claims are told apart by how they are written.
  claims text not null,
  primary key (venue_id, read_of)
);

select keep_to_its_venue('read_claims');
