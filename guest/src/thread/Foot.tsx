import { IconArrowUp, IconUser } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import type { PageProps } from "../core/page-props.ts";
import { Notice } from "./Notice.tsx";
import { suggestedQuestions } from "./suggested-questions.ts";

type FootProps = PageProps & { store: ThreadStore; hasThread: boolean; isLive: boolean; isOffline: boolean };

/** Where the guest asks. The same form works without the script. */
export function Foot({ page, texts, store, hasThread, isLive, isOffline }: FootProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  if (page.is_closed) return null;
  const questions = suggestedQuestions(page, texts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const asked = button instanceof HTMLButtonElement ? button.value : "";
    const text = asked || input.current?.value.trim() || "";
    if (text === "") return input.current?.focus();
    store.send(text);
    if (!asked && input.current) input.current.value = "";
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also chooses a suggestion of an input method, as for Japanese.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // Phones have a send button, and no other way to begin a line.
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      className="foot"
      aria-label={texts.ask}
      method="post"
      action={addressOf(page, "messages")}
      onSubmit={submit}
    >
      <input type="hidden" name="sent_as" value={page.form_id} />
      {!hasThread && questions.length > 0 && <h2 className="often">{texts.often}</h2>}
      {!hasThread && (
        <div className="chips">
          <Questions questions={questions} />
          <Person texts={texts} />
        </div>
      )}
      <div className="composer">
        {hasThread ? (
          <div className="chips strip">
            <Person texts={texts} />
            <Questions questions={questions} />
          </div>
        ) : (
          <Notice page={page} texts={texts} />
        )}
        <div className="compose">
          <textarea
            ref={input}
            name="text"
            rows={1}
            maxLength={4096}
            placeholder={isOffline ? texts.askOffline : texts.ask}
            aria-label={texts.askLabel}
            dir="auto"
            enterKeyHint="send"
            onKeyDown={isLive ? sendOnEnter : undefined}
          />
          <button type="submit" className="send" aria-label={texts.send}>
            <IconArrowUp size={24} stroke={2} aria-hidden="true" />
          </button>
        </div>
      </div>
    </form>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  return questions.map((question) => (
    <button key={question} type="submit" name="ask" value={question} className="chip">
      {question}
    </button>
  ));
}

function Person({ texts }: Pick<PageProps, "texts">) {
  return (
    <button type="submit" name="ask" value={texts.personMessage} className="chip person">
      <IconUser size={20} stroke={1.8} aria-hidden="true" />
      {texts.person}
    </button>
  );
}
