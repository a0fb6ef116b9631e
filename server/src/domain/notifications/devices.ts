import { createHash } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { PushDevice } from "@bellhop/contract/notifications";
import type { AtInstallation, Database, Reading } from "../../platform/at/index.ts";
import { deriveKey, open, seal } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import { makePushKeys, type PushKeys, type Subscription } from "../../platform/push/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type DeviceRow,
  deleteDevice,
  deleteDevicesOfMember,
  deleteDevicesOfOthers,
  deleteOwnDevice,
  insertPushKeys,
  selectDevice,
  selectDeviceIds,
  selectDevicesOfMembers,
  selectPushKeys,
  updateDeviceResult,
  upsertDevice,
} from "./devices.queries.ts";

const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest();
const sealedFor = (memberId: string) => `push_devices.subscription_sealed ${memberId}`;
const sealingKeyOf = (secretKey: Secret) => deriveKey(secretKey, "push");

/** By member, the device used last first. */
export async function listDevices(at: Reading, memberIds: string[]): Promise<Map<string, DeviceRow[]>> {
  if (memberIds.length === 0) return new Map();
  return Map.groupBy(await at.tx.rows(selectDevicesOfMembers, { memberIds }), ({ member_id }) => member_id);
}

export const viewDevices = async (at: Reading, memberId: string): Promise<PushDevice[]> =>
  ((await listDevices(at, [memberId])).get(memberId) ?? []).map(
    ({ device_id, name, added_at, seen_at, last_at, last_result }) => ({
      ...{ device_id, name, added_at: added_at.toISOString(), seen_at: seen_at.toISOString() },
      last: last_at && last_result ? { at: last_at.toISOString(), result: last_result } : null,
    }),
  );

/** The browser is the person's from now on, in all memberships, and no one else's. Returns its id for the first one. */
export async function storeDevice(
  at: AtInstallation,
  secretKey: Secret,
  [memberId, ...others]: [string, ...string[]],
  { subscription, name }: { subscription: Subscription; name: string },
): Promise<string> {
  const endpointHash = hashOf(subscription.endpoint);
  const memberIds = [memberId, ...others];
  await at.tx.run(deleteDevicesOfOthers, { endpointHash, memberIds });
  const devices = (await listDevices(at, [memberId])).get(memberId) ?? [];
  const known = await at.tx.rows(selectDeviceIds, { memberIds: [memberId], endpointHash });
  if (known.length === 0 && devices.length >= limits.maxDevices) throw refuse("limit_reached");
  const key = sealingKeyOf(secretKey);
  let first = "";
  for (const owner of memberIds) {
    const { device_id } = await at.tx.row(upsertDevice, {
      deviceId: newId(),
      memberId: owner,
      endpointHash,
      sealed: seal(key, JSON.stringify(subscription), sealedFor(owner)),
      name,
      seenAt: at.now,
    });
    first ||= device_id;
  }
  return first;
}

/** In all memberships of the person. An unknown device is no error: it is gone. */
export async function removeOwnDevice(
  at: AtInstallation,
  { memberId, memberIds }: { memberId: string; memberIds: string[] },
  device: { device_id: string } | { endpoint: string },
): Promise<void> {
  const endpointHash = "endpoint" in device ? hashOf(device.endpoint) : await hashOfDevice(device.device_id);
  if (endpointHash) await at.tx.run(deleteOwnDevice, { memberIds, endpointHash });

  async function hashOfDevice(deviceId: string) {
    const row = await at.tx.maybeRow(selectDevice, { deviceId });
    return row?.member_id === memberId ? row.endpoint_hash : undefined;
  }
}

export const removeDevice = (at: AtInstallation, deviceId: string) => at.tx.run(deleteDevice, { deviceId });
export const removeDevicesOf = (at: AtInstallation, memberId: string) =>
  at.tx.run(deleteDevicesOfMember, { memberId });

/** A device of the member; undefined if it is gone. */
export async function findSubscription(
  at: Reading,
  secretKey: Secret,
  { deviceId, memberId }: { deviceId: string; memberId: string },
): Promise<Subscription | undefined> {
  const row = await at.tx.maybeRow(selectDevice, { deviceId });
  if (row?.member_id !== memberId) return undefined;
  return JSON.parse(open(sealingKeyOf(secretKey), row.subscription_sealed, sealedFor(memberId)));
}

export const noteDeviceResult = (
  at: AtInstallation,
  deviceId: string,
  result: NonNullable<PushDevice["last"]>["result"],
) => at.tx.run(updateDeviceResult, { deviceId, at: at.now, result });

const keysPlace = "push_keys.private_key_sealed";

/** The installation's keys; made on first use. Several processes end up with the same ones. */
export async function ensurePushKeys(db: Database, secretKey: Secret): Promise<PushKeys> {
  const stored = await db.readAtInstallation((at) => at.tx.maybeRow(selectPushKeys));
  if (!stored) {
    const { publicKey, privateKey } = makePushKeys();
    const sealed = seal(sealingKeyOf(secretKey), privateKey, keysPlace);
    await db.atInstallation((at) => at.tx.run(insertPushKeys, { publicKey, sealed, createdAt: at.now }));
  }
  const row = stored ?? (await db.readAtInstallation((at) => at.tx.row(selectPushKeys)));
  const privateKey = open(sealingKeyOf(secretKey), row.private_key_sealed, keysPlace);
  return { publicKey: row.public_key, privateKey };
}
