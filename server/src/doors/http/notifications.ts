import {
  changeMyNotifications,
  listDevices,
  listDuty,
  listLadders,
  listWebhooks,
  muteNotifications,
  openNotification,
  planDuty,
  readNotifications,
  registerDevice,
  removeDevice,
  removeWebhook,
  renewWebhookSecret,
  saveWebhook,
  setDuty,
  snoozeNotification,
  testNotifications,
  testWebhook,
  unmuteNotifications,
} from "@bellhop/contract/notifications";
import {
  removeWebhook as forgetWebhook,
  listWebhookRows,
  renewSecret,
  toWebhook,
  viewDevices,
} from "../../domain/notifications/index.ts";
import { managerSavesWebhook } from "../../journeys/notifications/manager-saves-webhook.ts";
import {
  managerTestsWebhook,
  memberChangesNotifications,
  memberMutes,
  memberOpensNotification,
  memberRegistersDevice,
  memberRemovesDevice,
  memberSnoozes,
  memberTestsNotifications,
  memberUnmutes,
} from "../../journeys/notifications/member-changes-notifications.ts";
import { memberPlansDuty, memberSetsDuty, withTeam } from "../../journeys/notifications/member-sets-duty.ts";
import {
  viewDuty,
  viewNotifications,
  viewToldPeople,
} from "../../journeys/notifications/view-notifications.ts";
import {
  changesAboveVenues,
  changesAtVenue,
  changesAtVenueWith,
  readsAboveVenues,
  readsAtVenue,
  readsInUnits,
  worksAtVenue,
} from "./answer.ts";

export const notificationRoutes = [
  readsInUnits(readNotifications, (venueId, _, who, services) => viewNotifications(services, venueId, who)),
  readsInUnits(listDuty, (venueId, _, who, services) => viewDuty(services, venueId, who)),
  readsInUnits(listLadders, (venueId, input, _, services) => viewToldPeople(services, venueId, input)),
  changesAtVenueWith(setDuty, withTeam, (at, ready, who) => memberSetsDuty(at, who, ready)),
  changesAtVenueWith(planDuty, withTeam, (at, ready, who) => memberPlansDuty(at, who, ready)),
  changesAtVenue(changeMyNotifications, (at, input, who) => memberChangesNotifications(at, who, input)),
  changesAtVenue(muteNotifications, (at, input, who) => memberMutes(at, who, input)),
  changesAtVenue(unmuteNotifications, (at, { mute_id }, who) => memberUnmutes(at, who, mute_id)),
  changesAtVenue(openNotification, (at, input, who) => memberOpensNotification(at, who, input)),
  changesAtVenue(snoozeNotification, (at, input, who) => memberSnoozes(at, who, input)),
  worksAtVenue(testNotifications, (services, venueId, input, who) =>
    memberTestsNotifications(services, venueId, input, who),
  ),
  changesAboveVenues(registerDevice, (at, input, who, services) =>
    memberRegistersDevice(at, who, input, services),
  ),
  changesAboveVenues(removeDevice, (at, input, who) => memberRemovesDevice(at, who, input)),
  readsAboveVenues(listDevices, async (at, _, who) => ({ devices: await viewDevices(at, who.member_id) })),
  readsAtVenue(listWebhooks, async (at) => ({ items: (await listWebhookRows(at)).map(toWebhook) })),
  changesAtVenue(saveWebhook, (at, input, who, services) => managerSavesWebhook(at, who, input, services)),
  worksAtVenue(testWebhook, (services, venueId, input) => managerTestsWebhook(services, venueId, input)),
  changesAtVenue(renewWebhookSecret, (at, { webhook_id }, who, { sealingKey }) =>
    renewSecret(at, who, webhook_id, sealingKey),
  ),
  changesAtVenue(removeWebhook, async (at, { webhook_id }, who) => {
    await forgetWebhook(at, who, webhook_id);
    return {};
  }),
];
