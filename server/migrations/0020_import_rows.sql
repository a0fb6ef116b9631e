-- Whether no other row of the booking is about this row's guest. Such a row moves the guest to another room; one of
-- several rows of a guest adds a room.
alter table reservation_import_rows add column is_only_of_guest boolean not null default true;
