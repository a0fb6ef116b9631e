import type { InputOf } from "@bellhop/contract/call";
import { type changeRequest, isOpenRequest, type Request } from "@bellhop/contract/requests";
import { recordChange } from "../../domain/audit/index.ts";
import { lockConversation } from "../../domain/conversations/index.ts";
import {
  applyStep,
  findRequestPlace,
  lockRequest,
  type RequestValues,
  requireVersion,
  type StoredRequest,
  viewRequest,
} from "../../domain/requests/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { planExpiry, timesOf } from "./plan-expiry.ts";
import { showStep } from "./show-step.ts";
import { memberStep, requireExtra, type StaffActor } from "./staff-decides-request.ts";
import type { Assignee } from "./staff-makes-request.ts";

type Input = InputOf<typeof changeRequest>;

/** A member changes what, when, where or who. Guests are told nothing of it. */
export async function staffChangesRequest(
  at: AtVenue,
  member: StaffActor,
  input: Input,
  assignee: Assignee | undefined,
): Promise<Request> {
  const { request_id: requestId } = input;
  const place = await findRequestPlace(at, requestId);
  const conversation = place.conversation_id ? await lockConversation(at, place.conversation_id) : undefined;
  const request = await lockRequest(at, requestId);
  await requireVersion(at, request, input.version);
  if (!isOpenRequest(request.state)) throw refuseNotPossible("step_not_next");
  const changes = { ...(await valuesOf(at, await findVenue(at), request, input)), ...assignee };
  const differing = Object.entries(changes).filter(([name, value]) => !isSame(value, request[name as Name]));
  if (differing.length === 0) return viewRequest(at, requestId);
  const changed = await applyStep(at, request, Object.fromEntries(differing), {
    what: "change",
    by: memberStep(member),
  });
  // More of an extra, or on another day, must still be possible.
  if (changed.state === "confirmed" || changed.state === "in_progress")
    await requireExtra(at, await findVenue(at), changed, true);
  await planExpiry(at, changed);
  if (differing.some(([name]) => shown.has(name)))
    await showStep(at, conversation, changed, "change", memberStep(member));
  await recordChange(at, member, {
    kind: "request_changed",
    subject: { id: requestId, name: changed.kind },
    before: audited(request),
    after: audited(changed),
  });
  return viewRequest(at, requestId);
}

type Name = keyof RequestValues;

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** Threads show nothing of other changes, such as a note. */
const shown = new Set<string>(["kind", "words", "count", "day", "time", "room", "quantity"]);

/** The log keeps no words of guests. */
const audited = ({ version, kind, count, day, time, due_at, assignee_name, quantity }: StoredRequest) => ({
  version,
  kind,
  count,
  day,
  time,
  due_at,
  assignee: assignee_name,
  quantity,
});

async function valuesOf(
  at: AtVenue,
  venue: Venue,
  request: StoredRequest,
  input: Input,
): Promise<Partial<RequestValues>> {
  const { kind, words, count, day, time, room, note, due_at, quantity } = input;
  const values: Partial<RequestValues> = {
    ...(kind !== undefined && { kind }),
    ...(words !== undefined && { words }),
    ...(count !== undefined && { count }),
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
    ...(room !== undefined && { room: room || null }),
    ...(note !== undefined && { note }),
    ...(quantity !== undefined && request.quantity !== null && quantityOf(request, quantity)),
  };
  if ((request.kind === "extra") !== ((kind ?? request.kind) === "extra"))
    throw refuseNotPossible("step_not_next");
  const isMoved = kind !== undefined || day !== undefined || time !== undefined;
  const times = isMoved ? await timesOf(at, venue, { ...request, ...values }) : undefined;
  return {
    ...values,
    ...(times && { due_at: times.due_at }),
    ...(times && request.state === "new" && { expires_at: times.expires_at }),
    ...(due_at !== undefined && { due_at: new Date(due_at) }),
  };
}

/** The price of one stays as it was ordered. */
function quantityOf({ price_minor, quantity: before }: StoredRequest, quantity: number) {
  const price =
    price_minor === null || before === null ? null : Math.round((price_minor / before) * quantity);
  return { quantity, count: quantity, price_minor: price };
}
