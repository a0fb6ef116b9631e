-- Answers that were given before the free test began, while plans were not enforced. They do not count.
alter table operator_plans add column answers_before int not null default 0;

-- The plan whose limit a warning is about. Warnings stay when the plan changes: going back to a plan does not begin its
-- grace again.
alter table plan_warnings add column plan text not null default '';
alter table plan_warnings no force row level security;
alter table operator_plans no force row level security;
update plan_warnings w set plan = p.plan from operator_plans p where p.operator_id = w.operator_id;
alter table plan_warnings force row level security;
alter table operator_plans force row level security;
alter table plan_warnings drop constraint plan_warnings_pkey;
alter table plan_warnings add primary key (operator_id, at_venue, period, plan, percent);
