import * as z from "zod/mini";
import { role } from "./access.ts";
import { skipReason } from "./alerts.ts";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import {
  dutyPlan,
  notificationCause,
  notificationCauses,
  notificationStep,
  notifiedThing,
} from "./notification-rules.ts";
import { id, instant, language, listOf, name, nothing, page } from "./values.ts";

export * from "./notification-rules.ts";

/**
 * How a venue is told about alerts. The ladder and the quiet hours are settings (`notifications` of
 * `update_venue_settings`); this file has people, devices, other systems, and what was sent.
 */

const staffReads = { role: "staff", scope: "venue", access: "reads" } as const;
/** It changes nothing for anyone else. */
const ownChange = { role: "staff", scope: "venue", access: "changes", audit: "own_view" } as const;
const managerReads = { role: "manager", scope: "venue", access: "reads" } as const;
const managerChanges = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;

export const notificationWays = ["app", "push", "email", "webhook"] as const;
export const notificationWay = z.enum(notificationWays);
export type NotificationWay = z.infer<typeof notificationWay>;

// Duty

export const duty = z.object({
  is_on: z.boolean(),
  /** When it changes next, by hand or by plan; null if it does not. */
  until: z.nullable(instant),
  /** Whether the present state was set by hand. */
  by_hand: z.boolean(),
  /** By weekday in the venue's time zone. Null: on duty day and night, unless changed by hand. */
  plan: z.nullable(dutyPlan),
});
export type Duty = z.infer<typeof duty>;

const memberDuty = z.object({ member_id: id, name: z.string(), role, duty, is_you: z.boolean() });
export type MemberDuty = z.infer<typeof memberDuty>;

export const listDuty = call("POST /api/list_duty", {
  summary: "Lists the venue's members and whether they are on duty now, by name.",
  input: nothing,
  output: z.object({ items: z.array(memberDuty) }),
  ...staffReads,
});

/** Without `member_id`: the caller. Others are changed by managers and owners (`role_required`). */
const whose = { member_id: z.optional(id) };

export const setDuty = call("POST /api/set_duty", {
  summary:
    "Sets by hand whether a member is on duty, until a time or until the plan changes it next. `is_on: null` follows the plan again.",
  input: z.object({ ...whose, is_on: z.nullable(z.boolean()), until: z.optional(z.nullable(instant)) }),
  output: memberDuty,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["role_required"],
});

export const planDuty = call("POST /api/plan_duty", {
  summary:
    "Replaces a member's weekly plan at the venue. If `to` is before `from`, it is on the next day. Null: on duty day and night.",
  input: z.object({ ...whose, plan: z.nullable(dutyPlan) }),
  output: memberDuty,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["role_required"],
});

// The screen

const ladderStep = z.object({
  step: notificationStep,
  /** After the alert was raised. */
  minutes: z.int(),
  /** Who would be told now, and how. */
  people: z.array(
    z.object({ member_id: id, name: z.string(), ways: z.array(notificationWay), is_you: z.boolean() }),
  ),
  /** Null if it reaches someone. */
  skipped: z.nullable(skipReason),
});

/** What the venue must be told about its ladder; the gravest one. */
export const ladderWarning = z.enum([
  /** No one hears of an alert unless they look at the dashboard. */
  "no_one_reachable",
  /** Alerts go to managers and owners at once. */
  "no_one_on_duty",
  /** The manager's step goes to owners. */
  "no_manager",
]);
export type LadderWarning = z.infer<typeof ladderWarning>;

export const mute = z.object({
  mute_id: id,
  /** One of both. */
  cause: z.nullable(notificationCause),
  guest: z.nullable(z.object({ guest_id: id, name: z.string() })),
  until: instant,
});
export type Mute = z.infer<typeof mute>;

export const ownNotifications = z.object({
  duty,
  /** Plays in the app. On until switched off. */
  sound: z.boolean(),
  /** E-mails for alerts at the person's steps. Off until switched on. Owners get those of the owner step anyway. */
  email: z.boolean(),
  /** A daily summary; for owners. Off until switched on. */
  summary: z.boolean(),
  /** The figures of the week, on Mondays; for owners. On until switched off. */
  week_summary: z.boolean(),
  mutes: z.array(mute),
});
export type OwnNotifications = z.infer<typeof ownNotifications>;

export const pushDevice = z.object({
  device_id: id,
  /** As given by the browser, such as "Chrome on Windows". */
  name: z.string(),
  added_at: instant,
  /** When the dashboard was last open on it. */
  seen_at: instant,
  /** The push service's last answer to a push: null before the first. */
  last: z.nullable(z.object({ at: instant, result: z.enum(["accepted", "refused", "unreachable"]) })),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const notifications = z.object({
  /** Base64url, for `PushManager.subscribe`. */
  push_key: z.string(),
  steps: z.array(ladderStep),
  on_duty: z.object({ now: z.int(), of: z.int() }),
  warning: z.nullable(ladderWarning),
  /** Until when it is quiet; null if it is not quiet now. */
  quiet_until: z.nullable(instant),
  /** The managers and owners whom staff can ask. */
  ask: z.array(z.object({ member_id: id, name: z.string() })),
  you: ownNotifications,
  devices: z.array(pushDevice),
  can_mail: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;

export const readNotifications = call("POST /api/read_notifications", {
  summary:
    "Returns who is told about alerts now and how, what is wrong with that, and the caller's own duty, preferences and devices.",
  input: nothing,
  output: notifications,
  ...staffReads,
});

export const changeMyNotifications = call("POST /api/change_my_notifications", {
  summary: "Changes how the caller is told about alerts of the venue.",
  input: z.object({
    sound: z.optional(z.boolean()),
    email: z.optional(z.boolean()),
    summary: z.optional(z.boolean()),
    week_summary: z.optional(z.boolean()),
  }),
  output: ownNotifications,
  ...ownChange,
});

export const muteNotifications = call("POST /api/mute_notifications", {
  summary: "Mutes a cause or a guest for the caller until a time. Repeated: sets the new time.",
  input: z.union([
    z.strictObject({ cause: notificationCause, until: instant }),
    z.strictObject({ guest_id: id, until: instant }),
  ]),
  output: ownNotifications,
  ...ownChange,
});

export const unmuteNotifications = call("POST /api/unmute_notifications", {
  summary: "Removes a mute of the caller, or ends a snooze.",
  input: z.object({ mute_id: id }),
  output: ownNotifications,
  ...ownChange,
});

// Devices

const base64url = (bytes: number) =>
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]+=*$/, invalid("invalid")),
      z.minLength(Math.ceil((bytes * 4) / 3)),
      z.maxLength(Math.ceil((bytes * 4) / 3) + 2),
    )
    .register(z.globalRegistry, { examples: ["A".repeat(Math.ceil((bytes * 4) / 3))] });

export const registerDevice = call("POST /api/register_device", {
  summary:
    "Registers the browser's push subscription for the caller, at all hotels they work for, and takes it from anyone who used this browser before. Call it after subscribing, and whenever the dashboard opens with a subscription. Returns the caller's devices.",
  input: z.object({
    /** `PushSubscription.toJSON()`. */
    subscription: z.strictObject({
      endpoint: z
        .url()
        .check(z.maxLength(limits.pushEndpointCharacters))
        .register(z.globalRegistry, { examples: ["https://push.example/send/abc"] }),
      /** Not used: the push service says when it has ended. */
      expirationTime: z.optional(z.nullable(z.number())),
      keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
    }),
    name: name(limits.deviceNameCharacters),
  }),
  output: z.object({ device_id: id, devices: z.array(pushDevice) }),
  role: "staff",
  scope: "operator",
  access: "changes",
  audit: "own_view",
  refuses: ["limit_reached"],
});

export const listDevices = call("POST /api/list_devices", {
  summary: "Lists the devices on which the caller gets pushes.",
  input: nothing,
  output: z.object({ devices: z.array(pushDevice) }),
  role: "staff",
  scope: "operator",
  access: "reads",
});

export const removeDevice = call("POST /api/remove_device", {
  summary:
    "Removes a device of the caller: it gets no more pushes. Also call it before signing out. By `endpoint` if the id is unknown.",
  input: z.union([
    z.strictObject({ device_id: id }),
    z.strictObject({ endpoint: z.string().check(z.maxLength(limits.pushEndpointCharacters)) }),
  ]),
  output: z.object({ devices: z.array(pushDevice) }),
  role: "staff",
  scope: "operator",
  access: "changes",
  audit: "own_view",
});

export const wayResult = z.enum([
  /** Handed to the push service, the mail server or the other system. */
  "accepted",
  /** Answered with a refusal; `status` says which. */
  "refused",
  /** The browser has ended the subscription: the device was removed. */
  "gone",
  "unreachable",
  /** Not set up: no device, or the installation sends no mail. */
  "off",
]);
export type WayResult = z.infer<typeof wayResult>;

const tried = z.object({
  result: wayResult,
  /** HTTP status, or the mail server's code; null if there was no answer. */
  status: z.nullable(z.int()),
  took_ms: z.int(),
});

export const testNotifications = call("POST /api/test_notifications", {
  summary:
    "Sends a test to a device of the caller and an e-mail to their address, and returns the result of each way. The push's data has `test_id`, so that the dashboard can measure when it is shown.",
  input: z.object({
    /** Without it: no push. */
    device_id: z.optional(id),
    email: z.optional(z.boolean()),
  }),
  output: z.object({
    test_id: id,
    push: z.nullable(tried),
    email: z.nullable(z.extend(tried, { to: z.string() })),
  }),
  ...ownChange,
});

// What was sent

export const notificationState = z.enum([
  "queued",
  "sending",
  /** Handed over; for `app`: shown to dashboards. */
  "sent",
  /** Refused for good, or tried for too long. */
  "failed",
  /** Not sent, because what it was about was settled before, or the person may not get it any more. */
  "dropped",
  /** The person has put it off. */
  "snoozed",
]);
export type NotificationState = z.infer<typeof notificationState>;

export const notification = z.object({
  notification_id: id,
  step: notificationStep,
  way: notificationWay,
  /** Null for other systems. */
  member: z.nullable(z.object({ member_id: id, name: z.string() })),
  state: notificationState,
  attempts: z.int(),
  /** When its state changed last. */
  at: instant,
  opened_at: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

/** One alert on its way up. */
export const ladder = z.object({
  ladder_id: id,
  cause: notificationCause,
  thing: notifiedThing,
  raised_at: instant,
  /** Steps reached so far, in order. */
  steps: z.array(
    z.object({
      step: notificationStep,
      at: instant,
      /** How many people were told. */
      people: z.int(),
      skipped: z.nullable(skipReason),
    }),
  ),
  /** The next step and its time; null after the last one. */
  next: z.nullable(z.object({ step: notificationStep, at: instant })),
  settled_at: z.nullable(instant),
});
export type Ladder = z.infer<typeof ladder>;

export const listLadders = call("POST /api/list_ladders", {
  summary:
    "Lists who was told about which alert, the newest first: open ones, or all about one conversation or request, each with its notifications. Refused if there is no such conversation or request.",
  input: z.object({ conversation_id: z.optional(id), request_id: z.optional(id), ...page }),
  output: listOf(z.extend(ladder, { notifications: z.array(notification) })),
  ...staffReads,
});

/** The device that the caller uses: it gets no push about what it shows no more. */
const onThisDevice = { device_id: z.optional(id) };

export const openNotification = call("POST /api/open_notification", {
  summary:
    "Marks an alert's notifications as opened by the caller. They disappear on the caller's other devices. Others are called as before.",
  input: z.object({ ladder_id: id, ...onThisDevice }),
  output: nothing,
  ...ownChange,
});

export const snoozeNotification = call("POST /api/snooze_notification", {
  summary:
    "Snoozes an alert for the caller: until that time they are not called, and their devices do not show it. Then they are called again, unless it is settled. Others are called as before. `unmute_notifications` with the `mute_id` ends it at once.",
  input: z.object({
    ladder_id: id,
    ...onThisDevice,
    minutes: z.int().check(z.gte(1), z.lte(limits.maxSnoozeMinutes)),
  }),
  output: z.object({ until: instant, mute_id: id }),
  ...ownChange,
  refuses: ["not_possible_now", "limit_reached"],
});

/**
 * The payload of a push, decrypted. Safari shows `notification` without a worker (declarative web push); other browsers hand
 * it to the service worker. It has no guest's words unless the venue's rule for the cause allows it.
 */
export const pushPayload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: language,
    dir: z.enum(["ltr", "rtl"]),
    /** The same for all pushes of one alert: a later one takes the place of an earlier one. */
    tag: z.string(),
    /** Absolute; opens the thread. */
    navigate: z.string(),
    /** True if it only takes the place of one that was shown: show it without a sound, or close the other one. */
    silent: z.boolean(),
    /** Calls again although one with the same tag is shown. */
    renotify: z.boolean(),
    data: z.object({
      /** A repeat after a lost answer has the same one: don't call again. */
      notification_id: id,
      /** `settled`, `opened` and `snoozed` take back what was shown with the same tag. */
      what: z.enum(["alert", "test", "settled", "opened", "snoozed"]),
      venue_id: z.number(),
      ladder_id: z.nullable(id),
      cause: z.nullable(notificationCause),
      step: z.nullable(notificationStep),
      test_id: z.nullable(id),
    }),
  }),
});
export type PushPayload = z.infer<typeof pushPayload>;

// Other systems

export const webhookEvents = ["alert.step", "alert.settled", "test"] as const;

/**
 * The body of an outgoing webhook. The header `Bellhop-Signature: t=<seconds>,v1=<hex>` has the HMAC-SHA-256 of
 * `<t>.<body>` with the webhook's secret. A repeat has the same `id`. `text` is for Slack and Teams.
 */
export const webhookBody = z.object({
  id,
  type: z.enum(webhookEvents),
  venue_id: z.number(),
  at: instant,
  text: z.string(),
  data: z.object({
    ladder_id: z.nullable(id),
    cause: z.nullable(notificationCause),
    step: z.nullable(notificationStep),
    thing: z.nullable(notifiedThing),
    raised_at: z.nullable(instant),
    /** Opens it in the dashboard. */
    url: z.string(),
  }),
});
export type WebhookBody = z.infer<typeof webhookBody>;

const webhookFields = {
  name: name(limits.webhookNameCharacters),
  url: z
    .url()
    .check(z.maxLength(limits.webhookUrlCharacters))
    .register(z.globalRegistry, { examples: ["https://hooks.example/bellhop"] }),
  /** Null: all causes. */
  causes: z.nullable(
    z.array(notificationCause).check(z.minLength(1), z.maxLength(notificationCauses.length)),
  ),
  /** The first step that it is told about. */
  from_step: notificationStep,
  is_on: z.boolean(),
};

export const outgoingWebhook = z.object({
  webhook_id: id,
  ...webhookFields,
  url: z.string(),
  created_at: instant,
  /** The last characters of the secret. */
  secret_ends: z.string(),
  last: z.nullable(z.object({ at: instant, result: wayResult, status: z.nullable(z.int()) })),
  /** What waits to be sent. */
  waiting: z.int(),
});
export type OutgoingWebhook = z.infer<typeof outgoingWebhook>;

export const listWebhooks = call("POST /api/list_outgoing_webhooks", {
  summary: "Lists the venue's outgoing webhooks, by name.",
  input: nothing,
  output: z.object({ items: z.array(outgoingWebhook) }),
  ...managerReads,
});

/** Shown once. */
const withSecret = z.extend(outgoingWebhook, { secret: z.nullable(z.string()) });

export const saveWebhook = call("POST /api/save_outgoing_webhook", {
  summary:
    "Adds an outgoing webhook, or changes it by `webhook_id`. A new one is returned with its secret, which can't be read later.",
  input: z.object({ webhook_id: z.optional(id), ...webhookFields }),
  output: withSecret,
  ...managerChanges,
  refuses: ["limit_reached"],
});

const oneWebhook = z.object({ webhook_id: id });

export const renewWebhookSecret = call("POST /api/renew_outgoing_webhook_secret", {
  summary: "Replaces the secret of an outgoing webhook, and returns it once. The old one is no longer used.",
  input: oneWebhook,
  output: withSecret,
  ...managerChanges,
});

export const removeWebhook = call("POST /api/remove_outgoing_webhook", {
  summary: "Removes an outgoing webhook. What waits to be sent is dropped.",
  input: oneWebhook,
  output: nothing,
  ...managerChanges,
});

export const testWebhook = call("POST /api/test_outgoing_webhook", {
  summary: "Sends a test to an outgoing webhook once, and returns the result.",
  input: oneWebhook,
  output: tried,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "own_view",
});
