-- Whether the guest found this answer of the assistant helpful, on the guest page; null if they did not say.
alter table messages add column is_helpful boolean;
