import { randomUUID } from "node:crypto";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { defaultAccountId } from "./accounts.ts";
import { usualScopes } from "./tokens.ts";

type Fields = Record<string, unknown>;

/**
 * - `POST accounts` `{ waba_id, subscribed?, phone_numbers?: [{ id, pin?, free_messages_left?, … }], … }` adds or
 *   changes an account and its numbers; further keys are fields of the object, null removes one
 * - `POST codes` `{ code?, waba_id, phone_numbers?, scopes?, expires_in? }` issues a code of Embedded Signup
 * - `POST revoke-token` `{ token }`
 */
export const accountActions: ControlActions = {
  "POST accounts": putAccount,
  "POST codes"(parts, input) {
    const accountId = field.text(input.waba_id, "waba_id");
    if (!parts.accounts.account(accountId) || input.phone_numbers)
      putAccount(parts, { waba_id: accountId, phone_numbers: input.phone_numbers ?? [] });
    const code = input.code === undefined ? `AQ${randomUUID()}` : field.text(input.code, "code");
    const scopes = input.scopes === undefined ? usualScopes : field.list(input.scopes, "scopes").map(String);
    const expiresInSeconds = field.number(input.expires_in ?? 0, "expires_in");
    parts.tokens.addCode(code, { scopes, accountIds: [accountId], expiresInSeconds });
    return { code };
  },
  "POST revoke-token"({ tokens }, input) {
    tokens.revoke(field.text(input.token, "token"));
    return {};
  },
};

function putAccount({ accounts }: GraphParts, input: Fields) {
  const { waba_id: id = defaultAccountId, subscribed, phone_numbers: numbers = [], ...fields } = input;
  const account = accounts.addAccount(field.text(id, "waba_id"));
  if (subscribed !== undefined) account.subscription = subscribed === true ? {} : undefined;
  putFields(account.fields, fields);
  for (const one of field.list(numbers, "phone_numbers")) {
    const {
      id: numberId,
      pin,
      free_messages_left: freeMessages,
      ...settings
    } = field.object(one, "phone number");
    const number = accounts.addNumber(field.text(numberId, "id"), account.fields.id);
    if (pin !== undefined) number.pin = field.text(pin, "pin");
    if (freeMessages !== undefined)
      number.freeMessagesLeft = field.number(freeMessages, "free_messages_left");
    putFields(number.fields, settings);
  }
  return { ...account.fields, phone_numbers: accounts.numbersOf(account.fields.id).map((one) => one.fields) };
}

function putFields(object: Fields, fields: Fields) {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete object[name];
    else object[name] = value;
  }
}
