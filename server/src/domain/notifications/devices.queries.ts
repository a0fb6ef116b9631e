import type { PushDevice } from "@bellhop/contract/notifications";
import { change, type NoParams, statement } from "../../platform/db/index.ts";

export type DeviceRow = {
  device_id: string;
  member_id: string;
  endpoint_hash: Buffer;
  subscription_sealed: string;
  name: string;
  added_at: Date;
  seen_at: Date;
  last_at: Date | null;
  last_result: NonNullable<PushDevice["last"]>["result"] | null;
};

const columns = `d.device_id, d.member_id, d.endpoint_hash, d.subscription_sealed, d.name, d.added_at, d.seen_at, d.last_at, d.last_result`;

export const selectDevicesOfMembers = statement<{ memberIds: string[] }, DeviceRow>(
  "list push devices of members",
  `select ${columns} from push_devices d where d.member_id = any ($memberIds::uuid[])
   order by d.seen_at desc, d.device_id`,
);

export const selectDevice = statement<{ deviceId: string }, DeviceRow>(
  "find push device",
  `select ${columns} from push_devices d where d.device_id = $deviceId`,
);

/** A browser belongs to the person who used it last. */
export const deleteDevicesOfOthers = change<{ endpointHash: Buffer; memberIds: string[] }>(
  "take push device",
  "delete from push_devices where endpoint_hash = $endpointHash and member_id <> all ($memberIds::uuid[])",
);

export const upsertDevice = change<
  {
    deviceId: string;
    memberId: string;
    endpointHash: Buffer;
    sealed: string;
    name: string;
    seenAt: Date;
  },
  { device_id: string }
>(
  "register push device",
  `insert into push_devices (device_id, member_id, endpoint_hash, subscription_sealed, name, added_at, seen_at)
   values ($deviceId, $memberId, $endpointHash, $sealed, $name, $seenAt, $seenAt)
   on conflict (member_id, endpoint_hash) do update set subscription_sealed = excluded.subscription_sealed,
     name = excluded.name, seen_at = excluded.seen_at
   returning device_id`,
);

export const selectDeviceIds = statement<
  { memberIds: string[]; endpointHash: Buffer },
  { member_id: string; device_id: string }
>(
  "find push devices by address",
  `select member_id, device_id from push_devices
   where member_id = any ($memberIds::uuid[]) and endpoint_hash = $endpointHash`,
);

/** All memberships of a person share one browser. */
export const deleteOwnDevice = change<{ memberIds: string[]; endpointHash: Buffer }>(
  "remove push device",
  "delete from push_devices where member_id = any ($memberIds::uuid[]) and endpoint_hash = $endpointHash",
);

export const deleteDevice = change<{ deviceId: string }>(
  "delete push device",
  "delete from push_devices where device_id = $deviceId",
);

export const deleteDevicesOfMember = change<{ memberId: string }>(
  "delete push devices of member",
  "delete from push_devices where member_id = $memberId",
);

export const updateDeviceResult = change<{ deviceId: string; at: Date; result: string }>(
  "note push result",
  "update push_devices set last_at = $at, last_result = $result where device_id = $deviceId",
);

export const selectPushKeys = statement<NoParams, { public_key: string; private_key_sealed: string }>(
  "find push keys",
  "select public_key, private_key_sealed from push_keys",
);

/** Keeps the keys that another process has made meanwhile. */
export const insertPushKeys = change<{ publicKey: string; sealed: string; createdAt: Date }>(
  "insert push keys",
  `insert into push_keys (public_key, private_key_sealed, created_at) values ($publicKey, $sealed, $createdAt)
   on conflict do nothing`,
);
