import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { limits } from "@bellhop/contract/limits";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  findDelivery,
  listSetAside,
  markLookedAt,
  markToLookAt,
  type SetAsideRow,
} from "./deliveries.queries.ts";

type Page = { looked_at?: boolean | undefined; cursor?: string | undefined; limit?: number | undefined };

/** The deliveries that wait for a person to look at them, or those that were looked at, newest first. */
export async function listSetAsidePage(at: Reading, page: Page) {
  const limit = page.limit ?? limits.pageItems;
  const [cursorAt, cursorId] = decodeTimeCursor(page.cursor, "id");
  const rows = await at.tx.rows(listSetAside, {
    cursorAt,
    cursorId,
    limit: limit + 1,
    isLookedAt: page.looked_at ?? false,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.delivery_id);
  return { items: shown.map(toView), next_cursor: next };
}

/** A delivery that was set aside, with its bytes; undefined where it has been dealt with since. */
export async function findSetAside(at: Reading, deliveryId: string) {
  const found = await at.tx.maybeRow(findDelivery, { deliveryId });
  return found && found.state !== "kept" ? { delivery: toView(found), bytes: found.body } : undefined;
}

/** What has become of a delivery, set aside or not. */
export async function viewDelivery(at: Reading, deliveryId: string): Promise<SetAsideDelivery> {
  const found = await at.tx.maybeRow(findDelivery, { deliveryId });
  if (!found) throw refuse("not_found");
  return toView(found);
}

/** A host, by their e-mail, has looked at it; one that has been dealt with meanwhile needs no look. */
export async function putDeliveryAway(at: AtInstallation, deliveryId: string, by: string) {
  await at.tx.run(markLookedAt, { deliveryId, lookedAt: at.now, lookedAtBy: by });
  return viewDelivery(at, deliveryId);
}

/** It waits for a look again. */
export async function takeDeliveryOut(at: AtInstallation, deliveryId: string) {
  await at.tx.run(markToLookAt, { deliveryId });
  return viewDelivery(at, deliveryId);
}

function toView(row: SetAsideRow): SetAsideDelivery {
  const {
    looked_at,
    looked_at_by,
    delivery_id,
    network,
    state,
    causes,
    received_at,
    times_received,
    bytes,
    sha256,
  } = row;
  return {
    delivery_id,
    network,
    state,
    causes,
    received_at: received_at.toISOString(),
    times_received,
    bytes,
    sha256,
    phone_number_ids: row.phone_number_ids,
    trying_may_help: row.trying_may_help,
    looked_at: looked_at && looked_at_by !== null ? { at: looked_at.toISOString(), by: looked_at_by } : null,
  };
}

/** Bytes as a person can read them: text where they are UTF-8, to the letter, else base64. */
export function readableBytes(bytes: Buffer): { encoding: "text" | "base64"; content: string } {
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { encoding: "text", content: decoder.decode(bytes) };
  } catch {
    return { encoding: "base64", content: bytes.toString("base64") };
  }
}
