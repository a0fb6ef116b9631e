-- The live version that answers a question which was handed over because nothing answered it; null: none does.
alter table hand_overs add column answered_in_version int;
