alter table tasks validate constraint tasks_kind_check;
alter table tasks validate constraint tasks_state_check;
