import type { openAccounts } from "./accounts/accounts.ts";
import type { openTokens } from "./accounts/tokens.ts";
import type { openFaults } from "./faults.ts";
import type { openGuests } from "./guests/guests.ts";
import type { openLedger } from "./ledger.ts";
import type { openMedia } from "./media/media.ts";
import type { planReports } from "./reports.ts";
import type { GraphSettings } from "./settings.ts";
import type { openTemplates } from "./templates/templates.ts";
import type { openWebhook } from "./webhook.ts";

export type GraphParts = {
  settings: GraphSettings;
  /** The stand-in's own address. */
  address: () => string;
  accounts: ReturnType<typeof openAccounts>;
  tokens: ReturnType<typeof openTokens>;
  media: ReturnType<typeof openMedia>;
  templates: ReturnType<typeof openTemplates>;
  guests: ReturnType<typeof openGuests>;
  faults: ReturnType<typeof openFaults>;
  ledger: ReturnType<typeof openLedger>;
  webhook: ReturnType<typeof openWebhook>;
  report: ReturnType<typeof planReports>;
};
