import type { GraphSettings } from "../settings.ts";
import { noSuchObject } from "../wire.ts";
import { type Account, type NumberOnWire, newAccount, newNumber, type PhoneNumber } from "./account.ts";

/** Webhooks have phone numbers without signs and spaces. */
export const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** The account of numbers that a test did not put into another one. */
export const defaultAccountId = "10001";

/** WhatsApp Business accounts and their phone numbers. */
export function openAccounts(settings: GraphSettings) {
  const accounts = new Map<string, Account>();
  const numbers = new Map<string, PhoneNumber>();
  accounts.set(defaultAccountId, { ...newAccount(defaultAccountId), subscription: {} });
  for (const id of settings.phoneNumberIds ?? []) addConnected(id);

  function addConnected(id: string): PhoneNumber {
    const number = newNumber(id, defaultAccountId);
    Object.assign(number.fields, { status: "CONNECTED", platform_type: "CLOUD_API" });
    numbers.set(id, number);
    return number;
  }

  return {
    account: (id: string) => accounts.get(id),
    number: (id: string) => numbers.get(id),
    /** The number; if every number is accepted, an unknown one is connected now. */
    usableNumber(id: string): PhoneNumber {
      return numbers.get(id) ?? (settings.phoneNumberIds ? noSuchObject(id) : addConnected(id));
    },
    numbersOf: (accountId: string) => [...numbers.values()].filter((one) => one.accountId === accountId),
    addAccount(id: string): Account {
      const account = accounts.get(id) ?? newAccount(id);
      accounts.set(id, account);
      return account;
    },
    addNumber(id: string, accountId: string): PhoneNumber {
      const number = numbers.get(id) ?? newNumber(id, accountId);
      number.accountId = accountId;
      numbers.set(id, number);
      return number;
    },
    /** What webhooks name a number by. */
    onWire(phoneNumberId: string): NumberOnWire {
      const number = numbers.get(phoneNumberId);
      return {
        phoneNumberId,
        displayPhone: digitsOf(number?.fields.display_phone_number ?? "15550001234"),
        accountId: number?.accountId ?? defaultAccountId,
      };
    },
    /** The address of an account's webhooks: undefined is the app's own, null is none. */
    callbackOf(accountId: string): string | null | undefined {
      const account = accounts.get(accountId);
      if (!account) return undefined;
      return account.subscription ? account.subscription.override_callback_uri : null;
    },
  };
}
