-- What an alert set by hand is about; empty if only a count was set.
alter table manual_alerts add column text text not null default '';
-- For a reply: the question it answers.
alter table hand_overs add column asked text;
