create index concurrently if not exists oidc_records_by_account on oidc_records (account_id) where account_id is not null;
