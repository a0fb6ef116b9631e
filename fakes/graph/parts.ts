import type { openFaults } from "./faults.ts";
import type { openLedger } from "./ledger.ts";
import type { planReports } from "./reports.ts";
import type { openWebhook } from "./webhook.ts";

export type GraphSettings = {
  port: number;
  /** Where webhooks go; can also be set later by POST /_control/webhook-url. */
  webhookUrl: string | undefined;
  appSecret: string;
  /** Undefined: any bearer token will do. */
  accessToken: string | undefined;
  /** Undefined: every number exists. */
  phoneNumberIds: string[] | undefined;
  /** Between one report and the next. */
  reportEveryMs: number;
};

export type GraphParts = {
  settings: GraphSettings;
  faults: ReturnType<typeof openFaults>;
  ledger: ReturnType<typeof openLedger>;
  webhook: ReturnType<typeof openWebhook>;
  report: ReturnType<typeof planReports>;
};
