import type { Answerer, GuestMessage } from "@bellhop/contract/guest-page";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { book, chevron, spark } from "../core/icons.ts";
import type { PageProps, PageTexts } from "../core/page-props.ts";
import { timeOf } from "../core/time-of.ts";
import { Content } from "./Content.tsx";
import { Rating } from "./Rating.tsx";
import { StayRating } from "./StayRating.tsx";

type MessageProps = PageProps & {
  message: GuestMessage;
  /** The hotel wrote after it. */
  isRead: boolean;
  store: ThreadStore;
  answerer: Answerer | null;
};

/** A message that the hotel has. An answer of the assistant can be rated. */
export function Message({ message, isRead, page, texts, store, answerer }: MessageProps) {
  const { author, name, text, sources, is_deleted: isDeleted } = message;
  const by = { guest: texts.you, assistant: texts.assistant, staff: name ?? texts.team }[author];
  return (
    <li
      className={`message ${author}`}
      id={`m-${message.message_id}`}
      data-generated={sources.some(({ generated }) => generated) || undefined}
    >
      {author !== "guest" && (
        <p className="by">
          {author === "assistant" ? (
            <Icon of={spark} size={16} />
          ) : (
            <span className="initial" aria-hidden="true">
              {Array.from(by)[0]?.toUpperCase()}
            </span>
          )}
          {author === "assistant" ? <Assistant name={page.assistant_name} word={by} /> : <bdi>{by}</bdi>}
        </p>
      )}
      <div className="bubble">
        {author === "guest" && <span className="unseen">{by}: </span>}
        <Content message={message} page={page} texts={texts} />
        {(isDeleted || text !== "") && (
          <p className={isDeleted ? "words dim" : "words"} dir="auto">
            {isDeleted ? texts.deleted : text}
          </p>
        )}
        {message.content?.kind === "parts" &&
          message.content.below.map((part) => (
            <p key={part} className="part" dir="auto">
              {part}
            </p>
          ))}
        {message.content?.kind === "parts" && message.content.choices && (
          <form className="choose" method="post" action={addressOf(page, "messages")}>
            <input type="hidden" name="sent_as" value={page.form_id} />
            {message.content.choices.map(({ id, title }) => (
              <button key={id} type="submit" name="choice" value={id} className="soft-button">
                <bdi>{title}</bdi>
              </button>
            ))}
          </form>
        )}
        {message.content?.kind === "stay_rating" && (
          <StayRating page={page} askedId={message.message_id} of={message.content} />
        )}
        {sources.length > 0 && <Sources sources={sources} language={page.language} texts={texts} />}
      </div>
      <p className="meta">
        <time dateTime={message.at}>{timeOf(message.at, page.timezone)}</time>
        {author === "guest" && <span>{isRead ? texts.read : texts.sent}</span>}
      </p>
      {message.is_answer && !isDeleted && (
        <Rating message={message} page={page} texts={texts} store={store} answerer={answerer} />
      )}
    </li>
  );
}

/** The name may be written in the other direction than the page. */
function Assistant({ name, word }: { name: string | null; word: string }) {
  if (name === null || name.toLowerCase() === word.toLowerCase()) return <bdi>{word}</bdi>;
  return (
    <span className="assistant-name">
      <bdi>{name}</bdi> · {word}
    </span>
  );
}

type SourcesProps = { sources: GuestMessage["sources"]; language: string; texts: PageTexts };

const commas: Record<string, string> = { ja: "、", zh: "、", ar: "، " };

function Sources({ sources, language, texts }: SourcesProps) {
  const titles = [...new Set(sources.map(({ title }) => title))];
  return (
    <details className="sources">
      <summary className="sources-title">
        <Icon of={book} size={16} />
        <span>{fill(texts.fromHotel, { titles: titles.join(commas[language] ?? ", ") })}</span>
        <Icon of={chevron} className="chevron" size={16} />
      </summary>
      {sources.map(({ quote }) => (
        <blockquote key={quote} dir="auto">
          {quote}
        </blockquote>
      ))}
    </details>
  );
}
