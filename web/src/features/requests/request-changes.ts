import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import {
  changeRequest,
  createRequest,
  decideRequest,
  type Request,
  type RequestDecision,
  undoRequest,
} from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { cacheRequest, requestKeys } from "./request-cache.ts";
import { useReadSentences } from "./request-queries.ts";
import { stateAfter, tellsGuest } from "./request-steps.ts";
import { setTrouble, troubleOf } from "./troubles.ts";
import { useRequestName } from "./words/request-name.ts";

export type Change = Omit<InputOf<typeof changeRequest>, "request_id" | "version">;
export type NewRequest = Omit<InputOf<typeof createRequest>, "new_request_id">;
export type Decided = {
  decision: RequestDecision;
  /** Null tells the guest nothing. */
  words: string | null;
  day?: string | null;
  time?: string | null;
  reason?: string;
  anyway?: boolean;
};

/**
 * The version that this browser's last change of each request made. The next change waits for it, and is not a conflict
 * with it, even if the screen still shows the version before.
 */
const ownVersions = new Map<string, Promise<number>>();

/** Decisions are optimistic; reverted if the server refuses. Each offers to undo it. */
export function useRequestChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { member } = useAccess();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const nameOf = useRequestName();
  const readSentences = useReadSentences();

  const readAgain = (requestId: string) => {
    void queryClient.invalidateQueries({ queryKey: requestKeys.one(venueId, requestId) });
    void queryClient.invalidateQueries({ queryKey: requestKeys.lists(venueId) });
  };
  /** Shows the expected change until the server has answered. `send` gets the version that it changes. */
  const change = async (
    request: Request,
    expected: Partial<Request>,
    send: (version: number) => Promise<Request>,
  ): Promise<Request | null> => {
    const { request_id: id } = request;
    setTrouble(id, null);
    cacheRequest(queryClient, venueId, { ...request, ...expected });
    const earlier = ownVersions.get(id) ?? Promise.resolve(0);
    const answer = earlier.then((own) => send(Math.max(own, request.version)));
    ownVersions.set(
      id,
      answer.then(
        ({ version }) => version,
        () => earlier,
      ),
    );
    try {
      const after = await answer;
      cacheRequest(queryClient, venueId, after);
      void queryClient.invalidateQueries({ queryKey: requestKeys.one(venueId, id) });
      return after;
    } catch (failure) {
      // Reverted, unless a newer one was read meanwhile.
      cacheRequest(queryClient, venueId, request);
      readAgain(id);
      const trouble = troubleOf(failure);
      setTrouble(id, trouble);
      // Where the panel is open, it says what helps.
      if (!trouble || !document.querySelector(`[data-panel="${id}"]`)) showFailure(failure);
      return null;
    }
  };
  const undo = async (after: Request): Promise<void> => {
    try {
      const { request_id, version } = after;
      const before = await ask(undoRequest, { request_id, version });
      cacheRequest(queryClient, venueId, before);
      readAgain(request_id);
    } catch (failure) {
      readAgain(after.request_id);
      showFailure(failure);
    }
  };
  const send = (request: Request, { words, ...decided }: Decided) =>
    change(request, { state: stateAfter(request, decided.decision) }, (version) =>
      ask(decideRequest, {
        request_id: request.request_id,
        version,
        ...decided,
        words,
        ...(words !== null && {
          new_message_id: crypto.randomUUID(),
          undo_seconds: limits.replyUndoSeconds,
        }),
      }),
    );
  const decidedWords = (decision: RequestDecision, what: string): string => {
    const name = isolated(what);
    const words: Record<RequestDecision, string> = {
      confirm: t`Confirmed: ${name}`,
      propose: t`Other time proposed: ${name}`,
      decline: t`Declined: ${name}`,
      start: t`Started: ${name}`,
      finish: t`Done: ${name}`,
      cancel: t`Cancelled: ${name}`,
    };
    return words[decision];
  };
  const withRoom = (request: Request) =>
    request.room ? t`${nameOf(request)}, room ${isolated(request.room)}` : nameOf(request);

  const decide = async (request: Request, decided: Decided): Promise<boolean> => {
    const went = send(request, decided);
    const run = () => void went.then((after) => after && undo(after));
    toast(decidedWords(decided.decision, withRoom(request)), {
      about: request.request_id,
      action: { label: t`Undo`, run },
    });
    return (await went) !== null;
  };

  return {
    undo,
    decide,
    /** With the sentence that the guest usually gets. */
    decideAsUsual: async (request: Request, decision: RequestDecision): Promise<void> => {
      try {
        const { request_id } = request;
        const isTold = request.conversation_id !== null && tellsGuest(decision);
        const [sentence] = isTold ? await readSentences([{ request_id, decision }]) : [];
        await decide(request, { decision, words: sentence?.text ?? null });
      } catch (failure) {
        showFailure(failure);
      }
    },
    /** One after another; each guest gets the usual sentence. */
    decideAll: async (requests: readonly Request[], decision: "confirm" | "start" | "finish") => {
      const telling = requests.filter(
        ({ conversation_id }) => decision === "confirm" && conversation_id !== null,
      );
      const decided: Request[] = [];
      try {
        const items = telling.map(({ request_id }) => ({ request_id, decision }));
        const sentences = items.length > 0 ? await readSentences(items) : [];
        for (const request of requests) {
          const sentence = sentences.find(({ request_id }) => request_id === request.request_id);
          const after = await send(request, { decision, words: sentence?.text ?? null });
          if (after) decided.push(after);
        }
      } catch (failure) {
        showFailure(failure);
      }
      const count = decided.length;
      const of = requests.length;
      if (count === 0) return;
      const undoAll = async () => {
        for (const after of decided.toReversed()) await undo(after);
      };
      toast(count === of ? t`${count} requests changed.` : t`${count} of ${of} requests changed.`, {
        action: { label: t`Undo`, run: () => void undoAll() },
      });
    },
    /** Returns whether it was saved; shows why not. */
    change: async (request: Request, fields: Change): Promise<boolean> => {
      const { request_id } = request;
      const send = (version: number) => ask(changeRequest, { request_id, version, ...fields });
      return (await change(request, {}, send)) !== null;
    },
    assignToMe: (request: Request) => {
      const { request_id } = request;
      const me = { member_id: member.member_id };
      return change(request, { assignee: { ...me, name: member.name } }, (version) =>
        ask(changeRequest, { request_id, version, assignee: me }),
      );
    },
    /** Fails with the reason of the refusal. */
    create: async (requestId: string, made: NewRequest): Promise<Request> => {
      const request = await ask(createRequest, { new_request_id: requestId, ...made });
      await queryClient.invalidateQueries({ queryKey: requestKeys.lists(venueId) });
      return request;
    },
  };
}
