-- The version of the section that accepting the proposal made, so that it can be undone.
alter table knowledge_proposals add column section_version int;
