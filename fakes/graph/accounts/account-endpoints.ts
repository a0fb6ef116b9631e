import { type Call, paramsOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { invalid, type Json, noSuchObject, pickFields } from "../wire.ts";
import type { PhoneNumber } from "./account.ts";

const accountFields = [
  "id",
  "name",
  "currency",
  "timezone_id",
  "account_review_status",
  "business_verification_status",
  "message_template_namespace",
  "primary_funding_id",
];
const numberFields = [
  "id",
  "display_phone_number",
  "verified_name",
  "quality_rating",
  "code_verification_status",
  "name_status",
  "messaging_limit_tier",
  "platform_type",
  "status",
  "throughput",
  "is_on_biz_app",
];
const usualNumberFields = [
  "verified_name",
  "code_verification_status",
  "display_phone_number",
  "quality_rating",
  "platform_type",
  "throughput",
];

export function getAccount({ accounts }: GraphParts, { id, query }: Call): Json {
  const account = accounts.account(id) ?? noSuchObject(id);
  const usual = ["name", "timezone_id", "message_template_namespace"];
  return pickFields(account.fields, query.fields, usual, accountFields);
}

export function listNumbers({ accounts }: GraphParts, { id, query }: Call): Json {
  if (!accounts.account(id)) noSuchObject(id);
  const data = accounts.numbersOf(id).map((number) => numberAnswer(number, query));
  const last = String(data.length);
  return { data, ...(data.length > 0 && { paging: { cursors: { before: "0", after: last } } }) };
}

export function getNumber({ accounts }: GraphParts, { id, query }: Call): Json {
  return numberAnswer(accounts.number(id) ?? noSuchObject(id), query);
}

const numberAnswer = ({ fields }: PhoneNumber, query: Json) =>
  pickFields(fields, query.fields, usualNumberFields, numberFields);

/** Sets the two-step verification PIN. */
export async function changeNumber({ accounts }: GraphParts, call: Call): Promise<Json> {
  const number = accounts.usableNumber(call.id);
  number.pin = pinIn(await paramsOf(call));
  return { success: true };
}

/** The first registration sets the PIN; later ones need it. */
export async function register({ accounts }: GraphParts, call: Call): Promise<Json> {
  const number = accounts.usableNumber(call.id);
  const params = await paramsOf(call);
  if (params.messaging_product !== "whatsapp") invalid("The parameter messaging_product is required.");
  const pin = pinIn(params);
  if (number.fields.code_verification_status !== "VERIFIED")
    throw new GraphError(400, 133_006, "The phone number must be verified before it is registered");
  if (number.pin !== undefined && number.pin !== pin)
    throw new GraphError(400, 133_005, "The two-step verification PIN is wrong");
  number.pin = pin;
  Object.assign(number.fields, { status: "CONNECTED", platform_type: "CLOUD_API" });
  return { success: true };
}

export function deregister({ accounts }: GraphParts, { id }: Call): Json {
  const { fields } = accounts.usableNumber(id);
  Object.assign(fields, { status: "DISCONNECTED", platform_type: "NOT_APPLICABLE" });
  return { success: true };
}

function pinIn({ pin }: Json): string {
  if (typeof pin === "string" && /^\d{6}$/.test(pin)) return pin;
  return invalid("Param pin must be 6 characters long and contain only digits.");
}
