import { change, type NoParams, statement } from "../../platform/db/index.ts";

export const insertInstallationRow = change<
  { secretKeyCheck: string; createdAt: Date },
  { secret_key_check: string }
>(
  "insert installation",
  `insert into installation (only_one, secret_key_check, created_at) values (true, $secretKeyCheck, $createdAt)
   on conflict (only_one) do nothing returning secret_key_check`,
);

export const selectInstallation = statement<NoParams, { secret_key_check: string; demo_since: Date | null }>(
  "find installation",
  "select secret_key_check, demo_since from installation",
);

export const updateDemoSince = change<{ demoSince: Date }>(
  "claim demo",
  `update installation set demo_since = $demoSince where demo_since is null and not exists (select 1
   from operators)`,
);
