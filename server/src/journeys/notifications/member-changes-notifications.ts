import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  changeMyNotifications,
  muteNotifications,
  OwnNotifications,
  openNotification,
  registerDevice,
  removeDevice,
  snoozeNotification,
  testNotifications,
  testWebhook,
} from "@bellhop/contract/notifications";
import { findGuest } from "../../domain/guests/index.ts";
import type { Acting, Member, Person } from "../../domain/members/index.ts";
import {
  addMute,
  changeOwn,
  endMuteOf,
  findLadder,
  findSubscription,
  findWebhook,
  markAllOpened,
  noteChange,
  noteDeviceResult,
  noteWebhookResult,
  notificationWords,
  removeDevice as removeGoneDevice,
  removeOwnDevice,
  snooze,
  storeDevice,
  thingOf,
  viewDevices,
  viewOwn,
} from "../../domain/notifications/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { isUnencrypted } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";
import { addressIn, pushPayload, webhookText } from "./push-payload.ts";
import { type Outcome, sendAlertMail, sendPush } from "./send-push.ts";
import { postWebhook } from "./send-pushes.ts";
import { scheduleSummary } from "./summarize-alerts.ts";

const viewOwnNow = async (at: AtVenue, who: Member): Promise<OwnNotifications> =>
  viewOwn(at, who.member_id, (await findVenue(at)).timezone);

export async function memberChangesNotifications(
  at: AtVenue,
  who: Acting,
  input: InputOf<typeof changeMyNotifications>,
): Promise<OwnNotifications> {
  await changeOwn(at, who.member_id, input);
  if (input.summary) await scheduleSummary(at, await findVenue(at));
  return viewOwnNow(at, who);
}

export async function memberMutes(
  at: AtVenue,
  who: Acting,
  mute: InputOf<typeof muteNotifications>,
): Promise<OwnNotifications> {
  if ("guest_id" in mute) await findGuest(at, mute.guest_id);
  const until = new Date(mute.until);
  await addMute(
    at,
    who.member_id,
    "guest_id" in mute ? { guestId: mute.guest_id, until } : { cause: mute.cause, until },
  );
  return viewOwnNow(at, who);
}

export async function memberUnmutes(at: AtVenue, who: Acting, muteId: string): Promise<OwnNotifications> {
  const ladderId = await endMuteOf(at, who.member_id, muteId);
  const ladder = ladderId === null ? undefined : await findLadder(at, ladderId);
  if (ladder) await noteChange(at, thingOf(ladder));
  return viewOwnNow(at, who);
}

const requireLadder = async (at: AtVenue, ladderId: string) => {
  const ladder = await findLadder(at, ladderId);
  if (!ladder) throw refuse("not_found");
  return ladder;
};

export async function memberOpensNotification(
  at: AtVenue,
  who: Acting,
  { ladder_id, device_id }: InputOf<typeof openNotification>,
) {
  const ladder = await requireLadder(at, ladder_id);
  await markAllOpened(at, ladder, { memberId: who.member_id, exceptDevice: device_id });
  return {};
}

export async function memberSnoozes(
  at: AtVenue,
  who: Acting,
  { ladder_id, device_id, minutes }: InputOf<typeof snoozeNotification>,
): Promise<OutputOf<typeof snoozeNotification>> {
  const ladder = await requireLadder(at, ladder_id);
  if (ladder.settled_at) throw refuseNotPossible("has_ended");
  const until = new Date(at.now.getTime() + minutes * 60_000);
  const mute_id = await addMute(at, who.member_id, { ladderId: ladder_id, until });
  await snooze(at, ladder, { memberId: who.member_id, exceptDevice: device_id, until });
  return { until: until.toISOString(), mute_id };
}

type Owner = Acting & { person: Person };

const membershipsOf = (who: Owner): [string, ...string[]] => [
  who.member_id,
  ...who.person.memberships.map(({ member_id }) => member_id).filter((id) => id !== who.member_id),
];

export async function memberRegistersDevice(
  at: AtInstallation,
  who: Owner,
  { subscription, name }: InputOf<typeof registerDevice>,
  { config }: Pick<Services, "config">,
): Promise<OutputOf<typeof registerDevice>> {
  if (isUnencrypted(subscription.endpoint, config.safeFetchAllow))
    throw refuseField("subscription.endpoint", "url_not_https");
  const device_id = await storeDevice(at, config.secretKey, membershipsOf(who), { subscription, name });
  return { device_id, devices: await viewDevices(at, who.member_id) };
}

export async function memberRemovesDevice(
  at: AtInstallation,
  who: Owner,
  device: InputOf<typeof removeDevice>,
): Promise<OutputOf<typeof removeDevice>> {
  await removeOwnDevice(at, { memberId: who.member_id, memberIds: membershipsOf(who) }, device);
  return { devices: await viewDevices(at, who.member_id) };
}

async function timed(work: () => Promise<Outcome>) {
  const begun = performance.now();
  const { result, status } = await work();
  return { result, status, took_ms: Math.round(performance.now() - begun) };
}

const off: Outcome = { result: "off", status: null, isFinal: true };

/** Sends a test by each way that was asked for, once. */
export async function memberTestsNotifications(
  services: Services,
  venueId: number,
  { device_id, email }: InputOf<typeof testNotifications>,
  who: Acting,
): Promise<OutputOf<typeof testNotifications>> {
  const { db, config, publicUrl } = services;
  const testId = newId();
  const { name: venue } = await db.readAtVenue(venueId, findVenue);
  const language = who.language ?? "en";
  const described = { venue, about: "", words: "", path: "/settingsnotifications" };

  async function testPush(deviceId: string) {
    const subscription = await db.readAtInstallation((at) =>
      findSubscription(at, config.secretKey, { memberId: who.member_id, deviceId }),
    );
    if (!subscription) throw refuse("not_found");
    const payload = pushPayload(
      { what: "test", notificationId: testId, ladderId: null, cause: null, step: null, testId },
      described,
      { language, venueId, publicUrl },
    );
    const tried = await timed(() =>
      sendPush(services, subscription, {
        text: JSON.stringify(payload),
        topic: testId.replaceAll("-", ""),
        isUrgent: true,
      }),
    );
    const { result } = tried;
    await db.atInstallation(async (at) => {
      if (result === "gone") await removeGoneDevice(at, deviceId);
      else if (result !== "off") await noteDeviceResult(at, deviceId, result);
    });
    return tried;
  }

  async function testMail() {
    const { test: title } = notificationWords[language];
    const params = { title, about: "", venue, path: addressIn(described.path, { venueId, ladderId: null }) };
    const tried = await timed(() =>
      services.mail.canSend
        ? sendAlertMail(services, testId, { kind: "alert", to: who.email, language, params })
        : Promise.resolve(off),
    );
    return { ...tried, to: who.email };
  }

  const [push, mailed] = await Promise.all([
    device_id === undefined ? null : testPush(device_id),
    email ? testMail() : null,
  ]);
  return { test_id: testId, push, email: mailed };
}

export async function managerTestsWebhook(
  services: Services,
  venueId: number,
  { webhook_id }: InputOf<typeof testWebhook>,
): Promise<OutputOf<typeof testWebhook>> {
  const { db, publicUrl, clock } = services;
  const { venue, webhook } = await db.readAtVenue(venueId, async (at) => ({
    venue: (await findVenue(at)).name,
    webhook: await findWebhook(at, webhook_id),
  }));
  if (!webhook) throw refuse("not_found");
  const described = { venue, about: "", words: "", path: "/settingsnotifications" };
  const tried = await timed(() =>
    postWebhook(services, venueId, webhook, {
      ...{ id: newId(), type: "test", venue_id: venueId, at: clock.now().toISOString() },
      text: webhookText({ type: "test", cause: null }, described),
      data: {
        ...{ ladder_id: null, cause: null, step: null, thing: null, raised_at: null },
        url: new URL(addressIn(described.path, { venueId, ladderId: null }), publicUrl).href,
      },
    }),
  );
  await db.atVenue(venueId, (at) => noteWebhookResult(at, webhook_id, tried));
  return tried;
}
