import type { Network } from "@bellhop/contract/deliveries";
import type { AtInstallation } from "../../platform/at/index.ts";
import { tracesOf, withoutTraces } from "../../platform/traces.ts";
import { replaceBody, type SearchedRow, searchDeliveries, setBody } from "./redact.queries.ts";
import { redactBody } from "./redact-body.ts";

const deliveriesAtOnce = 500;
const smallestId = "00000000-0000-0000-0000-000000000000";

type Search = {
  afterId: string | null;
  receivedUntil: Date;
  addresses: string[];
  /** Which of these numbers belong to other venues. */
  listForeign(network: Network, phoneNumberIds: string[]): Promise<Set<string>>;
};

/**
 * Removes these addresses' updates from the next page of raw deliveries. Returns the last id that was searched; undefined
 * at the end.
 */
export async function redactDeliveries(
  at: AtInstallation,
  { afterId, receivedUntil, addresses, listForeign }: Search,
): Promise<string | undefined> {
  const rows = await at.tx.rows(searchDeliveries, {
    afterId: afterId ?? smallestId,
    receivedUntil,
    addresses: addresses.map((address) => Buffer.from(address)),
    limit: deliveriesAtOnce,
  });
  for (const row of rows) await redactRow(at, row, addresses, listForeign);
  return rows.at(-1)?.delivery_id;
}

export type Forgotten = {
  addresses: string[];
  /** Whether this number belongs to another venue. */
  isForeign: (phoneNumberId: string) => boolean;
};

/** Removes updates about deleted guests from a delivery that was just received. */
export async function redactReceived(
  at: AtInstallation,
  deliveryId: string,
  body: Buffer,
  forgotten: Forgotten[],
) {
  const redacted = forgotten.reduce(
    (rest, { addresses, isForeign }) => redactBody(rest, addresses, isForeign) ?? rest,
    body,
  );
  if (redacted !== body) await at.tx.run(setBody, { deliveryId, body: redacted });
}

async function redactRow(
  at: AtInstallation,
  { delivery_id: deliveryId, signed_by, body, causes, phone_number_ids }: SearchedRow,
  addresses: string[],
  listForeign: Search["listForeign"],
) {
  if (body === null) return;
  const foreign = await listForeign(signed_by, phone_number_ids);
  const redacted = redactBody(body, addresses, (number) => foreign.has(number));
  if (redacted === undefined) return;
  const traces = tracesOf({ ids: [], addresses, names: [], numbers: [] });
  // What the database said about an update may quote it.
  const kept = causes?.map(({ about, ...cause }) => ({
    ...cause,
    ...(about !== undefined && { about: withoutTraces(about, traces) }),
  }));
  await at.tx.run(replaceBody, {
    deliveryId,
    body: redacted,
    causes: kept ? JSON.stringify(kept) : null,
    isRetryable: redacted.length > 0,
  });
}
