import { accountActions } from "./accounts/account-control.ts";
import { accountEventActions } from "./accounts/account-events.ts";
import type { ControlActions } from "./control-actions.ts";
import { field } from "./fields.ts";
import { guestActions } from "./guests/guest-control.ts";
import { mediaActions } from "./media/media-control.ts";
import type { GraphParts } from "./parts.ts";
import { templateActions } from "./templates/template-control.ts";

type Answer = [status: number, told: unknown];

/**
 * Control endpoints for tests. More are in the files `…-control.ts` of the folders.
 * - `POST faults` `{ fault, next?, endpoint?, phone_number_id? }` or a list of them; `GET`, `DELETE`
 * - `GET ledger` accepted messages; `DELETE`
 * - `POST deliver` any bytes, signed unchanged
 * - `GET webhook-log` every attempt of every webhook call; `DELETE`
 * - `POST webhook-url` `{ url }`
 */
const commonActions: ControlActions = {
  "POST faults"({ faults }, _asked, body) {
    const input: unknown = JSON.parse(body.toString("utf8"));
    for (const fault of Array.isArray(input) ? input : [input]) faults.add(fault);
    return faults.waiting();
  },
  "GET faults": ({ faults }) => faults.waiting(),
  "DELETE faults"({ faults }) {
    faults.clear();
    return faults.waiting();
  },
  "GET ledger": ({ ledger }) => ledger.all(),
  "DELETE ledger"({ ledger }) {
    ledger.clear();
    return ledger.all();
  },
  "POST deliver": ({ webhook }, _asked, body) => webhook.once(body, "delivered as given"),
  "GET webhook-log": ({ webhook }) => ({ tries: webhook.tries() }),
  "DELETE webhook-log"({ webhook }) {
    webhook.clear();
    return { tries: [] };
  },
  "POST webhook-url"({ webhook }, input) {
    webhook.setUrl(field.text(input.url, "url"));
    return {};
  },
};

const actions: ControlActions = {
  ...commonActions,
  ...accountActions,
  ...accountEventActions,
  ...guestActions,
  ...mediaActions,
  ...templateActions,
};

export async function answerControl(
  parts: GraphParts,
  method: string,
  what: string,
  body: Buffer,
): Promise<Answer> {
  const action = actions[`${method} ${what}`];
  if (!action) return [404, { error: `There is no ${method} /_control/${what}` }];
  try {
    return [200, await action(parts, objectOf(body), body)];
  } catch (error) {
    return [400, { error: error instanceof Error ? error.message : String(error) }];
  }
}

/** Bodies that are no object, such as bytes to deliver, are read by their action. */
function objectOf(body: Buffer): Record<string, unknown> {
  try {
    return field.object(JSON.parse(body.toString("utf8")), "body");
  } catch {
    return {};
  }
}
