import type { Message, Source } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconAlertCircle, IconBook2, IconFile, IconSparkles, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { AssistantName } from "../../../core/access/AssistantName.tsx";
import { sendFailureSentences } from "../../../core/api/send-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import {
  MarkedText,
  OriginLabels,
  PartsAbove,
  PartsBelow,
  RatingMark,
  TranscriptMark,
  textBeside,
  useKindWords,
  useSectionNames,
  writingOf,
} from "../../inbox/index.ts";
import styles from "./TranscriptMessage.module.css";

type TranscriptMessageProps = { message: Message; guestName: string };

/** Who wrote what and when, with everything that can be printed. */
export function TranscriptMessage({ message, guestName }: TranscriptMessageProps) {
  const { time } = useFormats();
  const { author, content, position } = message;
  const text = textBeside(message);
  return (
    <div className={styles.message} data-author={author}>
      <p className={styles.who}>
        <strong>
          <Author message={message} guestName={guestName} />
        </strong>
        <time dateTime={position}>{time(position)}</time>
      </p>
      <div className={styles.said} data-deleted={message.deleted_at !== null || undefined}>
        <OriginLabels message={message} />
        {message.quoted?.text && <QuotedLine text={message.quoted.text} />}
        {content?.kind === "media" ? <Attachment message={message} /> : <PartsAbove message={message} />}
        {content?.kind === "media" && <TranscriptMark transcript={content.transcript} />}
        {text !== "" && (
          <div dir="auto" className={styles.text}>
            <MarkedText text={text} writing={writingOf(message)} />
          </div>
        )}
        <PartsBelow content={content} />
      </div>
      <Remarks message={message} />
      <RatingMark isHelpful={message.is_helpful} />
      {message.sources.length > 0 && <SourceLines sources={message.sources} />}
    </div>
  );
}

function Author({ message, guestName }: TranscriptMessageProps) {
  const { author, member_name } = message;
  const { assistant_name: assistantName } = useAccess();
  if (author === "guest") return <bdi>{guestName}</bdi>;
  if (author === "assistant") {
    return (
      <>
        <Icon of={IconSparkles} size={14} />
        <AssistantName name={assistantName} />
      </>
    );
  }
  if (author === "rule") return <Trans>Automatic message</Trans>;
  // WhatsApp does not say who wrote on the hotel's phone.
  return member_name ? <bdi>{member_name}</bdi> : <Trans>Hotel's phone</Trans>;
}

function QuotedLine({ text }: { text: string }) {
  const kind = useKindWords()(text);
  return (
    <blockquote className={styles.quoted} dir="auto">
      {kind?.word ?? text}
    </blockquote>
  );
}

/** A file by its name. The inbox shows the file itself. */
function Attachment({ message: { content } }: { message: Message }) {
  const wordsOf = useKindWords();
  if (content?.kind !== "media") return null;
  const { kind, file_name } = content.media;
  const known = wordsOf(kind);
  return (
    <p className={styles.file}>
      <Icon of={known?.icon ?? IconFile} size={16} />
      <span>
        {known?.word ?? kind}
        {file_name && (
          <>
            {": "}
            {/* Direction marks in a name could hide its ending. */}
            <span translate="no">{isolated(file_name)}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** What happened to the message: not sent, deleted, edited, reactions. */
function Remarks({ message }: { message: Message }) {
  const { state, failure, deleted_at, earlier_texts, reactions } = message;
  return (
    <>
      {(state === "failed" || state === "unknown") && (
        <p className={styles.trouble}>
          <Icon of={IconAlertCircle} size={14} />
          <span>
            {state === "failed" ? <Trans>Not sent.</Trans> : <Trans>Delivery uncertain.</Trans>}{" "}
            {failure && sendFailureSentences(failure).cause}
          </span>
        </p>
      )}
      {deleted_at && (
        <p className={styles.remark}>
          <Icon of={IconTrash} size={14} />
          {message.author === "guest" ? <Trans>Deleted by the guest</Trans> : <Trans>Deleted</Trans>}
        </p>
      )}
      {earlier_texts.length > 0 && (
        <p className={styles.remark}>
          <Trans>Edited</Trans>
        </p>
      )}
      {reactions.length > 0 && (
        <p className={styles.remark}>{reactions.map((reaction) => reaction.emoji).join(" ")}</p>
      )}
    </>
  );
}

function SourceLines({ sources }: { sources: Source[] }) {
  const sections = useSectionNames();
  return (
    <ul className={styles.sources}>
      {sources.map(({ entry_id, title, section, version }) => (
        <li key={entry_id}>
          <Icon of={IconBook2} size={14} />
          <span>
            <span className="unseen">
              <Trans>Source:</Trans>{" "}
            </span>
            <Link to="/builder" search={{ section, entry: entry_id }} preload={false}>
              <bdi>{title}</bdi>
            </Link>
            {" · "}
            {sections[section]} · v{version}
          </span>
        </li>
      ))}
    </ul>
  );
}
