import { limits } from "@bellhop/contract/limits";
import { asksForNew, type GuestRequest } from "@bellhop/contract/messages";
import { mayUseTool, type OpenRequest } from "../../domain/assistant/index.ts";
import { listOpenRequestQuestions } from "../../domain/questions/index.ts";
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
  const added = new Set(open.map(({ question_id }) => question_id));
  const others = questions.filter(({ question_id }) => !added.has(question_id));
  if (others.length === 0 || (await mayUseTool(at, venue, "staff_request"))) return onList;
  return [...onList, ...notAdded(others, at.now)];
}

type Question = Awaited<ReturnType<typeof listOpenRequestQuestions>>[number];

/** Requests that staff have, and have not added to the list yet, as the guest's later messages changed them. */
function notAdded(questions: readonly Question[], now: Date): OpenRequest[] {
  let requests: OpenRequest[] = [];
  for (const { question_id, request, handed_over_at } of questions) {
    const { what, action, ...values } = request;
    const kind = what ?? "other";
    if (asksForNew(request))
      requests.push({
        ...{ ...values, kind, words: "", request_id: question_id, version: 1, state: "new" },
        ...{ proposed_day: null, proposed_time: null },
        isRecent: isRecent({ created_at: handed_over_at }, now),
      });
    else if (action === "change")
      requests = requests.map((one) => (one.kind === kind ? { ...one, ...stated(values) } : one));
    else requests = requests.filter((one) => one.kind !== kind);
  }
  return requests;
}

const stated = (values: Omit<GuestRequest, "what" | "action">) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
