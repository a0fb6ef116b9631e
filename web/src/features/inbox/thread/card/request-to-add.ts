import type { OpenQuestion } from "@bellhop/contract/conversations";
import { asksForNew, type GuestRequest } from "@bellhop/contract/messages";
import type { Request } from "@bellhop/contract/requests";

type Open = {
  questions: readonly Pick<OpenQuestion, "question_id" | "reason" | "request">[];
  requests: readonly Pick<Request, "question_id" | "kind">[];
};

/** What staff may add to the list, as the guest's later messages changed it; undefined if it is there or not wanted. */
export function requestToAdd(question: Open["questions"][number], open: Open): GuestRequest | undefined {
  const { reason, request } = question;
  if (reason !== "request" || !request || !asksForNew(request)) return undefined;
  const isOnList = open.requests.some(
    ({ question_id, kind }) => question_id === question.question_id || kind === request.what,
  );
  if (isOnList) return undefined;
  const isSame = (one: Open["questions"][number]) => one.request?.what === request.what;
  const { action: _, ...meant } = request;
  const isOnly = !open.questions.some((one) => one !== question && isSame(one) && isNew(one));
  if (!isOnly) return meant;
  const later = open.questions
    .slice(open.questions.indexOf(question) + 1)
    .flatMap((one) => (isSame(one) && one.request ? [one.request] : []));
  if (later.some(({ action }) => action !== "change")) return undefined;
  return Object.assign({}, meant, ...later.map(stated));
}

const isNew = ({ request }: Open["questions"][number]) => request !== null && asksForNew(request);

const stated = ({ action: _, ...values }: GuestRequest) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
