-- What a message has besides its text: `LedgerContent` of the simulator. Null for a plain text.
alter table simulated_messages add column content jsonb;
