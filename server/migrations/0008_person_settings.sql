-- What a person set for themselves, whichever operators they are a member of.
create table person_settings (
  identity_sub text primary key,
  -- Of the dashboard, the account pages and mails.
  language text not null
);
select keep_to_the_installation('person_settings');

-- Why a delivery is not fully processed: codes with parameters instead of an English sentence.
alter table webhook_deliveries rename column cause to causes;
alter table webhook_deliveries alter column causes type jsonb using
  case when causes is not null
    then jsonb_build_array(jsonb_build_object('code', 'reading_failed', 'count', 1, 'about', causes)) end;
