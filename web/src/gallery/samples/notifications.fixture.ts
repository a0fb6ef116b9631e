import type { LiveEvent } from "@bellhop/contract/live";
import type {
  Duty,
  MemberDuty,
  Notifications,
  OutgoingWebhook,
  OwnNotifications,
  PushDevice,
} from "@bellhop/contract/notifications";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const day = 24 * 60;

/** Address parameters: `warning` names what is wrong with the ladder; `devices=none`; `mutes=none`; `webhooks=none`. */
export function sampleNotifications(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const as = wanted.get("as") ?? "staff";
  const role = as === "owner" || as === "manager" ? as : "staff";
  const until = ago(-20);
  const warning = wanted.get("warning") as Notifications["warning"];
  const isOff = warning === "no_one_on_duty";
  const plan: NonNullable<Duty["plan"]> = [
    { days: ["monday", "tuesday", "wednesday"], from: "15:00", to: "23:00" },
    { days: ["saturday"], from: "23:00", to: "07:00" },
  ];
  const member = (number: number, name: string, of: MemberDuty["role"], duty: Partial<Duty>): MemberDuty => ({
    member_id: numberedId(number),
    name,
    role: of,
    duty: { is_on: true, until: null, by_hand: false, plan: null, ...duty },
    is_you: false,
  });
  let members: MemberDuty[] = [
    member(61, "Giulia Ferri", "owner", { is_on: !isOff }),
    member(62, "Jonas Keller", "staff", { is_on: !isOff, until, plan }),
    member(63, "Marta Conti", "staff", { is_on: false, until: ago(-8 * 60), plan }),
    {
      ...member(0, nadia.name, role, { is_on: !isOff, until: isOff ? null : until, by_hand: true, plan }),
      member_id: nadia.member_id,
      is_you: true,
    },
    member(64, "Paolo Leone", "manager", { is_on: !isOff }),
  ];
  let you: Omit<OwnNotifications, "duty"> = {
    sound: true,
    email: false,
    summary: false,
    week_summary: true,
    mutes:
      wanted.get("mutes") === "none"
        ? []
        : [
            {
              mute_id: numberedId(71),
              cause: null,
              guest: { guest_id: numberedId(72), name: "Emily Hartwell" },
              until: ago(-10 * 60),
            },
          ],
  };
  let devices: PushDevice[] =
    wanted.get("devices") === "none"
      ? []
      : [
          {
            device_id: numberedId(81),
            name: "Safari, iPhone",
            added_at: ago(40 * day),
            seen_at: ago(40),
            last: { at: ago(90), result: "accepted" },
          },
        ];
  let webhooks: OutgoingWebhook[] =
    wanted.get("webhooks") === "none"
      ? []
      : [
          {
            webhook_id: numberedId(91),
            name: "Night pager",
            url: "https://hooks.example/bellhop/7f3a",
            causes: ["emergency", "complaint"],
            from_step: "push",
            is_on: true,
            created_at: ago(30 * day),
            secret_ends: "x9Qe",
            last: { at: ago(200), result: "accepted", status: 204 },
            waiting: 0,
          },
          {
            webhook_id: numberedId(92),
            name: "Slack",
            url: "https://hooks.example/services/T0/B0",
            causes: null,
            from_step: "in_app",
            is_on: true,
            created_at: ago(3 * day),
            secret_ends: "Kk2f",
            last: { at: ago(12), result: "refused", status: 410 },
            waiting: 3,
          },
        ];

  const ofMember = ({ member_id = nadia.member_id }: Body) => {
    const found = members.find((one) => one.member_id === member_id);
    if (!found) throw new Error("No such member");
    return found;
  };
  const change = (body: Body, duty: Partial<Duty>) => {
    const before = ofMember(body);
    const next = { ...before, duty: { ...before.duty, ...duty } };
    members = members.map((one) => (one.member_id === next.member_id ? next : one));
    emit({ kind: "duty" });
    return next;
  };
  const own = (): OwnNotifications => ({ ...you, duty: ofMember({}).duty });
  const people = (...names: string[]) =>
    members
      .filter(({ name, role: of, duty }) => names.includes(name) && (duty.is_on || (isOff && of !== "staff")))
      .map(({ member_id, name, is_you }) => ({ member_id, name, is_you }));
  const read = (): Notifications => {
    const inApp = people(...members.map(({ name }) => name));
    const pushed = people("Jonas Keller", nadia.name);
    const managers = people(warning === "no_manager" ? "Giulia Ferri" : "Paolo Leone");
    const none = isOff ? ("no_one_on_duty" as const) : ("no_way" as const);
    return {
      push_key: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
      steps: [
        {
          step: "in_app",
          minutes: 0,
          people: inApp.map((one) => ({ ...one, ways: ["app"] })),
          skipped: null,
        },
        {
          step: "push",
          minutes: 3,
          people: pushed.map((one) => ({ ...one, ways: ["push"] })),
          skipped: pushed.length === 0 ? none : null,
        },
        {
          step: "manager",
          minutes: 10,
          people: managers.map((one) => ({ ...one, ways: ["push"] })),
          skipped: managers.length === 0 ? none : null,
        },
        {
          step: "owner",
          minutes: 25,
          people: people("Giulia Ferri").map((one) => ({ ...one, ways: ["email"] })),
          skipped: null,
        },
      ],
      on_duty: { now: members.filter(({ duty }) => duty.is_on).length, of: members.length },
      warning,
      quiet_until: null,
      ask: [
        { member_id: numberedId(64), name: "Paolo Leone" },
        { member_id: numberedId(61), name: "Giulia Ferri" },
      ],
      you: own(),
      devices,
      can_mail: wanted.get("mail") !== "none",
    };
  };
  return {
    read_notifications: read,
    list_duty: () => ({ items: members }),
    set_duty: (body: Body) => {
      const { is_on, until: next = null } = body as { is_on: boolean | null; until?: string | null };
      return change(body, { is_on: is_on ?? true, until: next, by_hand: is_on !== null });
    },
    plan_duty: (body: Body) => change(body, { plan: body.plan as Duty["plan"] }),
    change_my_notifications: (body: Body) => {
      you = { ...you, ...body };
      return own();
    },
    mute_notifications: ({ cause = null, guest_id, until: end }: Body) => {
      const mute_id = crypto.randomUUID();
      const guest = guest_id ? { guest_id: String(guest_id), name: "Emily Hartwell" } : null;
      const mute = { mute_id, cause, guest, until: end } as OwnNotifications["mutes"][number];
      you = { ...you, mutes: [...you.mutes, mute] };
      return own();
    },
    unmute_notifications: ({ mute_id }: Body) => {
      you = { ...you, mutes: you.mutes.filter((one) => one.mute_id !== mute_id) };
      return own();
    },
    register_device: ({ name }: Body) => {
      const device_id = numberedId(82);
      const at = new Date(sampleClock()).toISOString();
      const added = { device_id, name: String(name), added_at: at, seen_at: at, last: null };
      devices = [...devices.filter((one) => one.device_id !== device_id), added];
      return { device_id, devices };
    },
    list_devices: () => ({ devices }),
    remove_device: ({ device_id = numberedId(82) }: Body) => {
      devices = devices.filter((one) => one.device_id !== device_id);
      return { devices };
    },
    test_notifications: ({ device_id, email }: Body) => ({
      test_id: crypto.randomUUID(),
      push: device_id ? { result: "accepted", status: 201, took_ms: 180 } : null,
      email: email ? { result: "accepted", status: 250, took_ms: 2_400, to: nadia.email } : null,
    }),
    open_notification: () => ({}),
    snooze_notification: () => ({ until, mute_id: crypto.randomUUID() }),
    list_ladders: () => ({ items: [], next_cursor: null }),
    list_outgoing_webhooks: () => ({ items: webhooks }),
    save_outgoing_webhook: ({ webhook_id, ...fields }: Body) => {
      const saved = {
        webhook_id: String(webhook_id ?? crypto.randomUUID()),
        created_at: ago(0),
        secret_ends: "9aQ2",
        last: null,
        waiting: 0,
        ...fields,
      } as OutgoingWebhook;
      webhooks = [...webhooks.filter((one) => one.webhook_id !== saved.webhook_id), saved];
      return { ...saved, secret: webhook_id ? null : "whsec_sample_9aQ2" };
    },
    renew_outgoing_webhook_secret: ({ webhook_id }: Body) => ({
      ...webhooks.find((one) => one.webhook_id === webhook_id),
      secret: "whsec_sample_7bR3",
    }),
    remove_outgoing_webhook: ({ webhook_id }: Body) => {
      webhooks = webhooks.filter((one) => one.webhook_id !== webhook_id);
      return {};
    },
    test_outgoing_webhook: () => ({ result: "accepted", status: 200, took_ms: 310 }),
  };
}
