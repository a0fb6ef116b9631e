-- Tools had no effect before: the assistant added requests and took orders whatever the list said. An empty list now
-- means neither, so an empty one becomes what held: all tools. In the settings all tools are the default.
alter table venues no force row level security;
alter table concierges no force row level security;
update venues set settings = settings #- '{assistant,tools}' where settings #> '{assistant,tools}' = '[]';
update concierges set assistant = jsonb_set(assistant, '{tools}', '["staff_request", "order_upsell"]')
where assistant -> 'tools' = '[]';
alter table venues force row level security;
alter table concierges force row level security;
