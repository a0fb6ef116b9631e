-- Which model read an import along with the rules, and how far it came: `{ name, host, parts, parts_read, failed }`. Null
-- where none was asked.
alter table knowledge_imports add column model jsonb;
