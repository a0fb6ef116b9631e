import { expiredText } from "@bellhop/language/intents";
import { isReplyWindowOpen, lockConversationIfAny } from "../../domain/conversations/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import {
  applyStep,
  expireRequestQueue,
  findRequestPlaceIfAny,
  lockRequestIfAny,
  nextState,
  type StepBy,
} from "../../domain/requests/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { findHousePhone } from "../guests/find-house-phone.ts";
import { planExpiry } from "./plan-expiry.ts";
import { showStep } from "./show-step.ts";
import { tellGuest } from "./tell-guest.ts";
import { named } from "./word-decisions.ts";

const clock: StepBy = { who: "clock", name: null, memberId: null };

/**
 * Lets a request expire that no one has decided in time, and tells the guest once: in the transaction that changes its
 * state, so a repeated job finds nothing to do.
 */
export const expireRequest = jobHandler(
  expireRequestQueue,
  async ({ venue_id, request_id }, services: Services) => {
    await services.db.atVenue(venue_id, (at) => expire(at, request_id));
  },
);

async function expire(at: AtVenue, requestId: string) {
  const place = await findRequestPlaceIfAny(at, requestId);
  if (!place) return;
  const conversation = place.conversation_id
    ? await lockConversationIfAny(at, place.conversation_id)
    : undefined;
  const request = await lockRequestIfAny(at, requestId);
  if (!request?.expires_at) return;
  const next = nextState(request.state, "expire", {
    by: "clock",
    now: at.now,
    expiresAt: request.expires_at,
  });
  // It was put off meanwhile: the job for the new time may have been lost with a clock that was set back.
  if ("whyNot" in next) return next.whyNot === "not_due" ? planExpiry(at, request) : undefined;
  const { venue, today } = await venueToday(at);
  const isTold =
    conversation !== undefined &&
    isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now);
  const messageId = isTold ? newId() : null;
  const expired = await applyStep(
    at,
    request,
    { state: next.to, expires_at: null },
    { what: "expire", by: clock, messageId },
  );
  await showStep(at, conversation, expired, "expire", clock);
  failpoint("request.expired");
  if (conversation && messageId) {
    const { language } = await findGuest(at, conversation.guest_id);
    const told = { language: language ?? venue.default_language, today };
    const phone = (await findHousePhone(at, venue)) ?? null;
    const text = expiredText({ ...told, request: named(request), phone });
    await tellGuest(at, conversation, { messageId, text, member: null });
  }
  failpoint("request.before-commit");
}
