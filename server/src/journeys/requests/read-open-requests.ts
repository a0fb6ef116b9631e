import { limits } from "@bellhop/contract/limits";
import { asksForNew, type GuestRequest } from "@bellhop/contract/messages";
import { readAddition, readRequests } from "@bellhop/language/intents";
import { mayUseTool, type OpenRequest } from "../../domain/assistant/index.ts";
import { aboutCharacters, listOpenRequestQuestions } from "../../domain/questions/index.ts";
import { listOpenRequests } from "../../domain/requests/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

const followUpMs = limits.requestFollowUpMinutes * 60_000;

export const isRecent = ({ created_at }: { created_at: Date }, now: Date): boolean =>
  now.getTime() - created_at.getTime() <= followUpMs;

/** The requests that a guest's short message may be about. */
export async function readOpenRequests(
  at: AtVenue,
  venue: Venue,
  conversationId: string,
): Promise<OpenRequest[]> {
  const [open, questions] = await Promise.all([
    listOpenRequests(at, conversationId),
    listOpenRequestQuestions(at, conversationId),
  ]);
  const onList = open.map((request) => ({ ...request, isRecent: isRecent(request, at.now) }));
  if (questions.length === 0 || (await mayUseTool(at, venue, "staff_request"))) return onList;
  const wishes = notAdded(wishesIn(questions, venue.default_language), open);
  return [...onList, ...wishes.map((one) => asOpenRequest(one, at.now))];
}

type Question = Awaited<ReturnType<typeof listOpenRequestQuestions>>[number];
type Listed = Awaited<ReturnType<typeof listOpenRequests>>[number];
type Details = Pick<GuestRequest, "count" | "time" | "day" | "room">;

type Wish = {
  questionId: string;
  askedAt: Date;
  request: GuestRequest;
  /** All that the question asks for; undefined if its words do not tell. */
  things: readonly GuestRequest[] | undefined;
};

/** What open questions ask for, as the guest's later messages changed it. */
function wishesIn(questions: readonly Question[], language: string): Wish[] {
  let wishes: Wish[] = [];
  for (const { question_id: questionId, about, request, handed_over_at: askedAt } of questions) {
    const things = thingsIn(about, request, language);
    const isMeant = (one: Wish) => isOneThing(one) && one.request.what === request.what;
    if (asksForNew(request)) {
      const again = { questionId, askedAt, request, things };
      const same = isOneThing(again) ? wishes.find((one) => isSame(one, again)) : undefined;
      if (same) Object.assign(same, { askedAt, request: { ...same.request, ...stated(request) } });
      else wishes.push(again);
      continue;
    }
    if (request.action === "change")
      for (const one of wishes.filter(isMeant)) one.request = { ...one.request, ...stated(request) };
    else wishes = wishes.filter((one) => !isMeant(one));
    const beside = things?.filter(asksForNew) ?? [];
    const [first] = beside;
    if (first) wishes.push({ questionId, askedAt, request: first, things: beside });
  }
  return wishes;
}

/** The question has only the first; its words are read again. A text that was cut does not tell. */
function thingsIn(about: string, request: GuestRequest, language: string): GuestRequest[] | undefined {
  if (about.length >= aboutCharacters) return undefined;
  const things = readRequests(about, { language });
  const first = things[0] ?? readAddition(about, { language });
  if (first?.what !== request.what) return undefined;
  return things.length > 1 ? things : [request];
}

const isOneThing = ({ things }: Wish): boolean => things?.length === 1;

/** Asked for again, with more or fewer details. */
const isSame = (one: Wish, again: Wish): boolean =>
  isOneThing(one) &&
  one.request.what !== null &&
  one.request.what === again.request.what &&
  isRecent({ created_at: one.askedAt }, again.askedAt) &&
  agree(one.request, again.request);

/** Staff may add a request without naming its question. */
function notAdded(wishes: readonly Wish[], listed: readonly Listed[]): Wish[] {
  const isListed = ({ askedAt }: Wish, thing: GuestRequest) =>
    listed.some((one) => one.kind === thing.what && isRecent(one, askedAt) && agree(one, thing));
  const missing = wishes.filter((one) => {
    const { questionId, request, things } = one;
    if (!things) return true;
    const added = listed.filter(({ question_id }) => question_id === questionId);
    return (
      added.length < things.length &&
      !(isOneThing(one) ? [request] : things).every((thing) => isListed(one, thing))
    );
  });
  // Made by hand later, with other details: it is the same, if it can be no other.
  const isByHand = ({ askedAt, request }: Wish) =>
    missing.filter((one) => one.request.what === request.what).length === 1 &&
    listed.some(
      ({ kind, question_id, created_at }) =>
        kind === request.what && question_id === null && created_at >= askedAt,
    );
  return missing.filter((one) => !isOneThing(one) || !isByHand(one));
}

function asOpenRequest({ questionId, askedAt, request, things }: Wish, now: Date): OpenRequest {
  const { what, action: _, ...values } = request;
  return {
    ...{ ...values, kind: what ?? "other", words: "", request_id: questionId, version: 1, state: "new" },
    ...{ proposed_day: null, proposed_time: null },
    isRecent: isRecent({ created_at: askedAt }, now),
    mayBeMore: things?.length !== 1,
  };
}

/** Nothing that one of them states differs from the other. */
export const agree = (one: Details, other: Details): boolean =>
  (["count", "time", "day", "room"] as const).every(
    (name) => one[name] === null || other[name] === null || one[name] === other[name],
  );

const stated = ({ what: _, action: __, ...values }: GuestRequest) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
