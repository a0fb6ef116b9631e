export type PhoneNumber = {
  accountId: string;
  /** The two-step verification PIN; undefined until one is set. */
  pin: string | undefined;
  /** Charged messages that are still free this month. */
  freeMessagesLeft: number;
  /** Fields of the Graph API's object. */
  fields: Record<string, unknown> & { id: string; display_phone_number: string; status: string };
};

export type Account = {
  /** Undefined: the app gets no webhooks of this account. */
  subscription: { override_callback_uri?: string } | undefined;
  fields: Record<string, unknown> & { id: string; name: string };
};

export type NumberOnWire = { phoneNumberId: string; displayPhone: string; accountId: string };

/** An account as after Embedded Signup: reviewed, with a payment method, and without a subscription of the app. */
export function newAccount(id: string): Account {
  return {
    subscription: undefined,
    fields: {
      id,
      name: `Account ${id}`,
      currency: "EUR",
      timezone_id: "58",
      account_review_status: "APPROVED",
      business_verification_status: "verified",
      message_template_namespace: `ns_${id}`,
      primary_funding_id: `7${id}`,
    },
  };
}

/** A verified number that is not registered. */
export function newNumber(id: string, accountId: string): PhoneNumber {
  return {
    accountId,
    pin: undefined,
    freeMessagesLeft: 1_000,
    fields: {
      id,
      display_phone_number: `+1 555 ${id.padStart(7, "0").slice(-7)}`,
      verified_name: `Number ${id}`,
      quality_rating: "GREEN",
      code_verification_status: "VERIFIED",
      name_status: "APPROVED",
      messaging_limit_tier: "TIER_250",
      platform_type: "NOT_APPLICABLE",
      status: "PENDING",
      throughput: { level: "STANDARD" },
      is_on_biz_app: false,
    },
  };
}
