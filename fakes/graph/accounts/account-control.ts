import { randomUUID } from "node:crypto";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { defaultAccountId } from "./accounts.ts";
import { usualScopes } from "./tokens.ts";

type Asked = Record<string, unknown>;

/**
 * - `POST accounts` `{ waba_id, subscribed?, phone_numbers?: [{ id, pin?, free_messages_left?, … }], … }` adds or
 *   changes an account and its numbers; further keys are fields of the object, null removes one
 * - `POST codes` `{ code?, waba_id, phone_numbers?, scopes?, expires_in? }` issues a code of Embedded Signup
 * - `POST revoke-token` `{ token }`
 */
export const accountActions: ControlActions = {
  "POST accounts": putAccount,
  "POST codes"(parts, asked) {
    const accountId = field.text(asked.waba_id, "waba_id");
    if (!parts.accounts.account(accountId) || asked.phone_numbers)
      putAccount(parts, { waba_id: accountId, phone_numbers: asked.phone_numbers ?? [] });
    const code = asked.code === undefined ? `AQ${randomUUID()}` : field.text(asked.code, "code");
    const scopes = asked.scopes === undefined ? usualScopes : field.list(asked.scopes, "scopes").map(String);
    const expiresInSeconds = field.number(asked.expires_in ?? 0, "expires_in");
    parts.tokens.addCode(code, { scopes, accountIds: [accountId], expiresInSeconds });
    return { code };
  },
  "POST revoke-token"({ tokens }, asked) {
    tokens.revoke(field.text(asked.token, "token"));
    return {};
  },
};

function putAccount({ accounts }: GraphParts, asked: Asked) {
  const { waba_id: id = defaultAccountId, subscribed, phone_numbers: numbers = [], ...fields } = asked;
  const account = accounts.addAccount(field.text(id, "waba_id"));
  if (subscribed !== undefined) account.subscription = subscribed === true ? {} : undefined;
  putFields(account.fields, fields);
  for (const one of field.list(numbers, "phone_numbers")) {
    const { id: numberId, pin, free_messages_left: left, ...its } = field.object(one, "phone number");
    const number = accounts.addNumber(field.text(numberId, "id"), account.fields.id);
    if (pin !== undefined) number.pin = field.text(pin, "pin");
    if (left !== undefined) number.freeMessagesLeft = field.number(left, "free_messages_left");
    putFields(number.fields, its);
  }
  return { ...account.fields, phone_numbers: accounts.numbersOf(account.fields.id).map((one) => one.fields) };
}

function putFields(object: Asked, fields: Asked) {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete object[name];
    else object[name] = value;
  }
}
