import { useEffect, useRef } from "react";
import type { Queued } from "../client/kept-queue.ts";
import type { ThreadState } from "../client/thread-state.ts";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { clock, refresh } from "../core/icons.ts";
import type { PageProps, PageTexts } from "../core/page-props.ts";
import { Message } from "./Message.tsx";
import { Notice } from "./Notice.tsx";

type LogProps = PageProps & { store: ThreadStore; state: ThreadState; isLive: boolean };

/** The conversation, oldest first. */
export function Log({ page, texts, store, state, isLive }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  const { messages, queued, isTyping } = state;
  const answeredAt = messages.findLastIndex(({ author }) => author !== "guest");
  const lines = `${messages.length} ${messages.at(-1)?.is_helpful} ${queued.map(({ is_refused: isRefused }) => !!isRefused)} ${isTyping}`;
  // What stands at the top of the page, and must be seen, is not scrolled away.
  const shown = useRef(page.problem || page.link || page.is_closed ? lines : undefined);
  useEffect(() => {
    if (!isLive || lines === shown.current) return;
    shown.current = lines;
    end.current?.scrollIntoView({ block: "end" });
  }, [isLive, lines]);
  return (
    <section className="talk" aria-label={texts.conversation}>
      <Notice page={page} texts={texts} isBox />
      {state.has_earlier && <p className="line">{texts.earlier}</p>}
      <div role="log" aria-label={texts.conversation}>
        <ol className="log">
          {messages.map((message, index) => (
            <Message
              key={message.message_id}
              {...{ message, page, texts, store }}
              isRead={index < answeredAt}
              answerer={state.answerer}
            />
          ))}
          {state.queued.map((queued) => (
            <Waiting key={queued.sent_as} queued={queued} state={state} store={store} texts={texts} />
          ))}
        </ol>
      </div>
      {state.isTyping && (
        <p className="typing" role="status">
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span className="unseen">{texts.typing}</span>
        </p>
      )}
      {!isLive && (
        <p className="line no-script">
          {/* A link to the page as it is would only jump. */}
          <a href={`${addressOf(page, undefined, { at: page.at })}#end`}>
            <Icon of={refresh} size={18} /> {texts.refresh}
          </a>
        </p>
      )}
      <div ref={end} id="end" />
    </section>
  );
}

type WaitingProps = { queued: Queued; state: ThreadState; store: ThreadStore; texts: PageTexts };

/** A message that the hotel does not have yet. */
function Waiting({ queued, state, store, texts }: WaitingProps) {
  const { sent_as: id, text, is_refused: isRefused } = queued;
  return (
    <li className="message guest waiting">
      <div className="bubble">
        <p className="words" dir="auto">
          {text}
        </p>
      </div>
      <p className="meta" role="status">
        {isRefused ? (
          <>
            <span className="urgent">{texts.notSent}</span>
            <button type="button" onClick={() => store.sendAgain(id)}>
              {texts.tryAgain}
            </button>
          </>
        ) : (
          <>
            <Icon of={clock} size={14} />
            {state.connection === "lost" ? texts.waiting : texts.sending}
          </>
        )}
      </p>
    </li>
  );
}
