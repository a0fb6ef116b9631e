import type { Call, CallAccess } from "@bellhop/contract/call";
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
import type * as z from "zod/mini";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { changesAboveVenues, changesAtVenue, readsAboveVenues, readsAtVenue } from "./answer.ts";

type AtVenue<A extends CallAccess> = Call<z.ZodMiniType, z.ZodMiniType, "venue", A>;
type AboveVenues<A extends CallAccess> = Call<z.ZodMiniType, z.ZodMiniType, "operator", A>;

const refused = <C extends Call>(call: C): C => ({ ...call, refuses: ["not_possible_now"] });

async function refuse(): Promise<never> {
  throw refuseNotPossible("step_not_next");
}

const read = (call: AtVenue<"reads">) => readsAtVenue(refused(call), refuse);
const change = (call: AtVenue<"changes">) => changesAtVenue(refused(call), refuse);
const changeAbove = (call: AboveVenues<"changes">) => changesAboveVenues(refused(call), refuse);

export const notificationRoutes = [
  read(readNotifications),
  read(listDuty),
  read(listLadders),
  read(listWebhooks),
  readsAboveVenues(refused(listDevices as AboveVenues<"reads">), refuse),
  change(setDuty),
  change(planDuty),
  change(changeMyNotifications),
  change(muteNotifications),
  change(unmuteNotifications),
  change(testNotifications),
  change(openNotification),
  change(snoozeNotification),
  change(saveWebhook),
  change(renewWebhookSecret),
  change(removeWebhook),
  change(testWebhook),
  changeAbove(registerDevice),
  changeAbove(removeDevice),
];
