import type { InputOf } from "@bellhop/contract/call";
import type {
  ConnectionCheck,
  connectWhatsapp,
  StepProblem,
  WhatsappConnection,
  WhatsappOverview,
} from "@bellhop/contract/whatsapp";
import { endChannelAlerts, raiseChannelAlert } from "../../domain/alerts/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { findOldestWaiting } from "../../domain/delivery/index.ts";
import { closeReplyWindows } from "../../domain/guests/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import { requireCoexistence, requireNumber } from "../../domain/plans/index.ts";
import { broadcastSettings, setWhatsappOn } from "../../domain/venues/index.ts";
import {
  type CheckedConnection,
  type ConnectionRow,
  changeConnection,
  channelSecretPlace,
  checkConnection,
  countNumbersBesides,
  exchangeCode,
  findConnection,
  findLastWebhookAt,
  hasNumber,
  lockNumber,
  markDisconnected,
  openConnection,
  removeRoutes,
  routeNumber,
  setNumber,
  setStanding,
  storeChecks,
  toChecks,
  viewConnection,
  type WantedConnection,
} from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { open, seal } from "../../platform/crypto/seal.ts";
import { Secret } from "../../platform/crypto/secret.ts";
import { refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { graphAddress } from "./graph-number.ts";
import { enqueueReadTemplates } from "./manager-reads-templates.ts";
import { resumeWaiting } from "./resume-waiting.ts";

type Input = InputOf<typeof connectWhatsapp>;

/** The version of Meta's signup (November 2026). */
const signupVersion = "v4";

export const webhookUrl = ({ publicUrl }: Pick<Services, "publicUrl">) => `${publicUrl}/webhooks/whatsapp`;

/** The venue's connection, and what a person needs for connecting one. */
export async function viewWhatsapp(services: Services, venueId: number): Promise<WhatsappOverview> {
  const { appId, signupConfigId, appSecrets, verifyToken } = services.config.whatsapp;
  const row = await services.db.readAtVenue(venueId, findConnection);
  return {
    connection: row ? await viewRow(services, venueId, row) : null,
    signup:
      appId && signupConfigId && appSecrets.length > 0
        ? { app_id: appId, config_id: signupConfigId, version: signupVersion }
        : null,
    webhook_url: webhookUrl(services),
    webhook_ready: appSecrets.length > 0 && verifyToken !== undefined,
  };
}

async function viewRow(
  { db, clock }: Services,
  venueId: number,
  row: ConnectionRow,
): Promise<WhatsappConnection> {
  const { phone_number_id } = row;
  const lastWebhookAt = phone_number_id
    ? await db.readAtInstallation((at) => findLastWebhookAt(at, phone_number_id))
    : null;
  const { waiting } = await db.readAtVenue(venueId, (at) => findOldestWaiting(at, row.channel_id));
  return viewConnection(row, { lastWebhookAt, waiting, now: clock.now() });
}

/**
 * A manager connects the venue's number, or replaces it. The token is stored at once, sealed, so that a step that fails
 * can be repeated without it. Messages that wait are sent as soon as the connection works.
 */
export async function managerConnectsWhatsapp(
  services: Services,
  venueId: number,
  input: Input,
  who: Acting,
): Promise<WhatsappOverview> {
  const before = await services.db.readAtVenue(venueId, findConnection);
  const settings = {
    ...choose(input, before),
    wabaId: input.waba_id,
    pin: input.pin ?? pinOf(services, venueId, before),
  };
  // Before Meta is asked to register the number, and again once it is the venue's.
  await services.db.atInstallation(async (at) => {
    if (settings.phoneType === "coexistence")
      await requireCoexistence(at, services.config.billing, who.operator_id);
    if (await hasNumber(at, venueId)) return;
    await requireNumbersLeft(at, services, venueId, who, settings.phoneNumberId);
  });
  const stored = before && tokenOf(services, venueId, before);
  const found = await findToken(services, input, stored);
  if ("problem" in found && stored) {
    // A code without a token does not change a connection that has a token.
    await services.db.atVenue(venueId, (at) => storeNewChecks(at, who, withoutToken(services, found)));
    return viewWhatsapp(services, venueId);
  }
  const token = "token" in found ? found.token : null;
  const checked =
    "token" in found ? await check(services, found.token, settings) : withoutToken(services, found);
  const phoneNumberId = checked.number?.phoneNumberId ?? settings.phoneNumberId;
  await services.db.atInstallation(async (at) => {
    const isFirst = !(await hasNumber(at, venueId));
    const isOurs = await claimNumber(at, venueId, who, { phoneNumberId, isProven: checked.number !== null });
    const channelId = await at.inVenue(venueId, (atVenue) =>
      storeConnection(atVenue, services, who, { input, settings, token, checked, phoneNumberId }),
    );
    await routeNumber(
      at,
      { venueId, channelId },
      {
        phoneNumberId: isOurs ? phoneNumberId : null,
        wabaId: input.waba_id,
        displayPhone: checked.number?.displayPhone ?? null,
      },
    );
    if (isFirst) await requireNumbersLeft(at, services, venueId, who, phoneNumberId);
  });
  return viewWhatsapp(services, venueId);
}

/**
 * The given number, phone type and business. Absent values stay as they were for the same account, so that a request
 * with only the account does not break a working connection.
 */
function choose(input: Input, before: ConnectionRow | undefined) {
  const same = before?.waba_id === input.waba_id ? before : undefined;
  const digits = (phone: string) => phone.replace(/\D/g, "");
  const selectedPhone = input.selected_phone_number ?? same?.standing.selected_phone ?? null;
  const selected = digits(selectedPhone ?? "");
  const isOther = selected !== "" && selected !== digits(same?.display_phone ?? "");
  return {
    selectedPhone,
    phoneNumberId: input.meta_phone_number_id ?? (isOther ? null : (same?.phone_number_id ?? null)),
    phoneType: input.phone_type ?? same?.phone_type ?? null,
    businessId: input.business_id ?? same?.business_id ?? null,
  };
}

/** The venue's number counts, whether its messages come already or not. */
async function requireNumbersLeft(
  at: AtInstallation,
  { config }: Services,
  venueId: number,
  { operator_id: operatorId }: Acting,
  phoneNumberId: string | null,
) {
  const count = async () => 1 + (await countNumbersBesides(at, { operatorId, venueId, phoneNumberId }));
  await requireNumber(at, config.billing, operatorId, count);
}

/** A manager checks the steps again; with a PIN, the number is registered. */
export async function managerChecksWhatsapp(
  services: Services,
  venueId: number,
  { pin }: { pin?: string | undefined },
  who: Acting,
): Promise<WhatsappOverview> {
  const row = await services.db.readAtVenue(venueId, findConnection);
  if (!row?.waba_id || row.state === "disconnected") return viewWhatsapp(services, venueId);
  const found = await findToken(services, {}, tokenOf(services, venueId, row));
  const checked =
    "token" in found
      ? await check(services, found.token, {
          wabaId: row.waba_id,
          phoneNumberId: row.phone_number_id,
          selectedPhone: row.display_phone ?? row.standing.selected_phone ?? null,
          phoneType: row.phone_type,
          pin: pin ?? pinOf(services, venueId, row),
        })
      : withoutToken(services, found);
  const { number } = checked;
  await services.db.atInstallation(async (at) => {
    const isFirst = !(await hasNumber(at, venueId));
    if (number) await claimNumber(at, venueId, who, { phoneNumberId: number.phoneNumberId, isProven: true });
    const channelId = await at.inVenue(venueId, (atVenue) => storeNewChecks(atVenue, who, checked));
    if (!number || row.waba_id === null) return;
    const { phoneNumberId, displayPhone } = number;
    await routeNumber(at, { venueId, channelId }, { phoneNumberId, wabaId: row.waba_id, displayPhone });
    if (isFirst) await requireNumbersLeft(at, services, venueId, who, phoneNumberId);
  });
  return viewWhatsapp(services, venueId);
}

async function storeNewChecks(at: AtVenue, who: Acting, checked: CheckedConnection): Promise<string> {
  const before = await openConnection(at);
  const { number } = checked;
  if (number) await setNumber(at, before.channel_id, number);
  await applyChecks(at, before, checked);
  const after = await openConnection(at);
  await recordChange(at, who, {
    kind: "whatsapp_connected",
    before: { state: before.state },
    after: { state: after.state },
  });
  return before.channel_id;
}

/** A manager disconnects the number. Threads stay, and so do messages that wait. */
export async function managerDisconnectsWhatsapp(
  services: Services,
  venueId: number,
  who: Acting,
): Promise<WhatsappOverview> {
  await services.db.atInstallation(async (at) => {
    const channelId = await at.inVenue(venueId, (atVenue) => disconnect(atVenue, who));
    if (channelId) await removeRoutes(at, venueId, channelId);
  });
  return viewWhatsapp(services, venueId);
}

/** Returns the channel's id; undefined if there was nothing to disconnect. */
async function disconnect(at: AtVenue, by: Actor): Promise<string | undefined> {
  const row = await findConnection(at);
  if (!row || row.state === "disconnected") return undefined;
  await markDisconnected(at, row.channel_id);
  await endChannelAlerts(at, row.channel_id, ["connection_broken", "sending_stopped", "account_warning"]);
  await recordChange(at, by, {
    kind: "whatsapp_disconnected",
    before: { number: row.display_phone ?? row.phone_number_id, state: row.state },
    after: { number: row.display_phone ?? row.phone_number_id, state: "disconnected" },
  });
  return row.channel_id;
}

/**
 * True if messages of the number may come to this venue: the token has shown the number at Meta, or they come already.
 * Else anyone who knows a number's id could get its guests' messages. A number moves between venues of one company; the
 * guests' threads stay at the venue they wrote to.
 */
async function claimNumber(
  at: AtInstallation,
  venueId: number,
  who: Acting,
  { phoneNumberId, isProven }: { phoneNumberId: string | null; isProven: boolean },
): Promise<boolean> {
  if (phoneNumberId === null) return false;
  const route = await lockNumber(at, phoneNumberId);
  if (route?.venue_id === venueId) return true;
  if (route && !who.venueIds.includes(route.venue_id))
    throw refuseField("meta_phone_number_id", "number_taken");
  if (route && isProven) await at.inVenue(route.venue_id, (atVenue) => disconnect(atVenue, who));
  return isProven;
}

type MissingToken = { problem: StepProblem; detail: string };

/** Finds the token: given, exchanged for the code, or stored. Throws if Meta refuses the code. */
async function findToken(
  services: Services,
  { access_token, code }: Pick<Input, "access_token" | "code">,
  stored: Secret | undefined,
): Promise<{ token: Secret } | MissingToken> {
  if (access_token) return { token: new Secret(access_token) };
  if (code) return exchange(services, code);
  return stored ? { token: stored } : { problem: "token_missing", detail: "" };
}

async function exchange(services: Services, code: string): Promise<{ token: Secret } | MissingToken> {
  const { appId, appSecrets } = services.config.whatsapp;
  const [appSecret] = appSecrets;
  if (!appId || !appSecret) return { problem: "signup_not_configured", detail: "" };
  const access = { ...graphAddress(services), accessToken: new Secret("") };
  const app = { appId, appSecret: appSecret.reveal() };
  const exchanged = await exchangeCode(services.graph, access, app, code);
  if ("refused" in exchanged) throw refuseField("code", "code_refused");
  if ("unreached" in exchanged) return { problem: "whatsapp_not_reached", detail: exchanged.unreached };
  return { token: new Secret(exchanged.token) };
}

/** The steps without a token: WhatsApp is not called. */
const withoutToken = ({ clock }: Services, { problem, detail }: MissingToken): CheckedConnection => ({
  checks: toChecks({ token: { state: "failed", problem, detail } }, clock.now()),
  number: null,
});

async function check(
  services: Services,
  accessToken: Secret,
  settings: Omit<WantedConnection, "callback" | "hasWebhookArrived">,
): Promise<CheckedConnection> {
  const { db, graph, clock, config } = services;
  const { verifyToken } = config.whatsapp;
  const { phoneNumberId } = settings;
  const lastWebhookAt = phoneNumberId
    ? await db.readAtInstallation((at) => findLastWebhookAt(at, phoneNumberId))
    : null;
  const callback = verifyToken ? { url: webhookUrl(services), verifyToken: verifyToken.reveal() } : null;
  return checkConnection(
    graph,
    { ...graphAddress(services), accessToken },
    { ...settings, callback, hasWebhookArrived: lastWebhookAt !== null },
    clock.now(),
  );
}

type Connecting = {
  input: Input;
  settings: ReturnType<typeof choose>;
  /** Null leaves the stored token as it is. */
  token: Secret | null;
  checked: CheckedConnection;
  phoneNumberId: string | null;
};

async function storeConnection(
  at: AtVenue,
  services: Services,
  by: Actor,
  { input, settings, token, checked, phoneNumberId }: Connecting,
): Promise<string> {
  const row = await openConnection(at);
  const { channel_id } = row;
  const place = channelSecretPlace(at.venueId, channel_id);
  const isSame = row.waba_id === input.waba_id && row.phone_number_id === phoneNumberId;
  const known = checked.number ?? {
    displayPhone: isSame ? row.display_phone : null,
    verifiedName: isSame ? row.verified_name : null,
  };
  await changeConnection(at, channel_id, {
    phoneNumberId,
    displayPhone: known.displayPhone,
    verifiedName: known.verifiedName,
    accessTokenSealed: token && seal(services.sealingKey, token.reveal(), place),
    pinSealed: input.pin ? seal(services.sealingKey, input.pin, pinPlace(at.venueId, channel_id)) : null,
    wabaId: input.waba_id,
    businessId: settings.businessId,
    phoneType: settings.phoneType,
  });
  const isOtherNumber = row.phone_number_id !== null && row.phone_number_id !== phoneNumberId;
  if (isOtherNumber) await closeReplyWindows(at, channel_id);
  // A number that Meta has not shown is no number of the venue, but it is chosen once its account can be read.
  await setStanding(at, channel_id, { selected_phone: known.displayPhone ? null : settings.selectedPhone });
  broadcastSettings(at, await setWhatsappOn(at, by));
  await recordChange(at, by, {
    kind: "whatsapp_connected",
    before: { number: row.display_phone ?? row.phone_number_id, account: row.waba_id },
    after: { number: known.displayPhone ?? phoneNumberId, account: input.waba_id },
  });
  await applyChecks(at, row, checked, { isOther: !isSame });
  return channel_id;
}

const sendingSteps: ConnectionCheck["step"][] = ["token", "number", "registration"];

const saysNothing = new Set<StepProblem>(["whatsapp_not_reached", "signup_not_configured"]);

const canSend = (checks: ConnectionCheck[]): boolean =>
  sendingSteps.every((step) => checks.some((one) => one.step === step && one.state === "ok"));

/** True if WhatsApp was not asked or did not answer, and nothing else speaks against the connection. */
const isUndecided = (checks: ConnectionCheck[]): boolean => {
  const failed = checks.filter(({ step, state }) => sendingSteps.includes(step) && state === "failed");
  return failed.length > 0 && failed.every(({ problem }) => problem !== null && saysNothing.has(problem));
};

/** A connection that works sends what waits; one that does not alerts staff. */
async function applyChecks(
  at: AtVenue,
  row: ConnectionRow,
  { checks, number }: CheckedConnection,
  { isOther = false }: { isOther?: boolean } = {},
) {
  const { channel_id } = row;
  const works = canSend(checks);
  const broken = checks.find(({ state }) => state === "failed");
  const standing = number?.standing ?? {};
  // A fault at Meta does not stop a connection that works. Another account or number has never worked.
  if (!isOther && isUndecided(checks) && (row.state === "connected" || row.state === "broken")) {
    const { state, sending_stopped_because: stoppedBecause } = row;
    await storeChecks(at, channel_id, { checks, standing, state, stoppedBecause });
    return;
  }
  const hasWorked = row.state === "connected" || row.state === "broken";
  const state = works ? "connected" : hasWorked ? "broken" : "connecting";
  // Messages that waited before the number was disconnected keep waiting.
  const stoppedBecause = works ? null : hasWorked ? "connection_refused" : row.sending_stopped_because;
  await storeChecks(at, channel_id, { checks, state, standing, stoppedBecause });
  if (!works) {
    if (state === "broken")
      await raiseChannelAlert(at, "connection_broken", channel_id, broken?.detail ?? "");
    return;
  }
  await endChannelAlerts(at, channel_id, ["connection_broken", "sending_stopped"]);
  await enqueueReadTemplates(at, channel_id, true);
  await resumeWaiting(at, channel_id);
}

function tokenOf(services: Services, venueId: number, row: ConnectionRow): Secret | undefined {
  if (!row.access_token_sealed) return undefined;
  const place = channelSecretPlace(venueId, row.channel_id);
  try {
    return new Secret(open(services.sealingKey, row.access_token_sealed, place));
  } catch {
    return undefined;
  }
}

function pinOf(services: Services, venueId: number, row: ConnectionRow | undefined): string | null {
  if (!row?.pin_sealed) return null;
  try {
    return open(services.sealingKey, row.pin_sealed, pinPlace(venueId, row.channel_id));
  } catch {
    return null;
  }
}

const pinPlace = (venueId: number, channelId: string) => `${venueId}/channels/pin/${channelId}`;
