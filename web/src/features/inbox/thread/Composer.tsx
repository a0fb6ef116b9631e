import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Conversation } from "@bellhop/contract/conversations";
import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { limits } from "@bellhop/contract/limits";
import type { QuotedMessage } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconLanguage,
  IconMessageOff,
  IconPaperclip,
  IconPhoneOff,
  IconPlugConnectedX,
  IconSend,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { modKey } from "../../../core/keyboard/mod-key.ts";
import { messageFieldId } from "../../../core/navigation/message-field.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { firstName, ReplyChannel } from "../../guests/index.ts";
import { PreviewPanel } from "../translation/PreviewPanel.tsx";
import type { ReplyPreview } from "../translation/use-reply-preview.ts";
import { AttachmentChip } from "./AttachmentChip.tsx";
import styles from "./Composer.module.css";
import { partsOf } from "./card/sentences-in-reply.ts";
import { OfferMenu } from "./OfferMenu.tsx";
import { QuoteChip } from "./QuoteChip.tsx";
import { TemplateToPhone } from "./TemplateToPhone.tsx";
import type { Attachment } from "./use-attachment.ts";
import { WindowClosed } from "./WindowClosed.tsx";
import { minutesLeft, WindowCountdown } from "./WindowCountdown.tsx";

type ComposerProps = {
  conversation: Conversation;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onOffer: (text: string, offered: InteractiveReply) => void;
  attachment: Attachment;
  quoted: QuotedMessage | undefined;
  onDropQuote: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** While the thread is translated. */
  preview: ReplyPreview | undefined;
  onSendAsWritten: () => void;
  /** It is part of the card of what is open. */
  card?: InCard | undefined;
};

export type InCard = {
  sendLabel: string;
  /** A decision is incomplete, or the reply is being sent. */
  isHeld: boolean;
  /** The card has another primary action. */
  isSecondary: boolean;
  /** What decisions added to the text. */
  sentences: readonly string[];
  /** At the start of the row with Send. */
  beside: ReactNode;
  below: ReactNode;
};

const counterFrom = 0.8;

/** Enter sends, Shift+Enter breaks the line, Escape removes the quote, then leaves. */
export function Composer(props: ComposerProps) {
  const { conversation, text, onText, onSend, onOffer, attachment, quoted, onDropQuote, field, card } = props;
  const { preview, onSendAsWritten } = props;
  const { t } = useLingui();
  const { window_closes_at: closesAt, guest, held } = conversation;
  const isClosed = useClock((now) => closesAt !== null && minutesLeft(closesAt, now) <= 0);
  useGrowing(field, text);
  const hasFile = attachment.file !== undefined;
  const max = hasFile ? limits.captionCharacters : limits.messageCharacters;
  const isTooLong = text.length > max;
  const isEmpty = text.trim() === "" && !hasFile;
  const mayNotSend =
    isEmpty || isTooLong || attachment.isSending || card?.isHeld === true || (preview?.isAsking ?? false);
  const isToTranslate = preview?.isNeeded && !preview.sent && !preview.isUnneeded;
  if (isClosed) {
    return (
      <WindowClosed
        conversation={conversation}
        text={text}
        onText={onText}
        notice={conversation.sending_stopped && <SendingStopped />}
      />
    );
  }

  // Without a phone, the name may be a code, which has no first name.
  const name = guest.phone === null ? shownName(guest.name) : firstName(guest.name) || guest.name;
  const placeholder = held.by === "assistant" ? t`Reply to take over` : t`Write to ${name}`;
  const onKeyDown = (press: React.KeyboardEvent) => {
    if (press.key === "Escape" && !press.nativeEvent.isComposing)
      return quoted ? onDropQuote() : leaveField(field);
    if (press.key !== "Enter" || press.shiftKey || press.nativeEvent.isComposing || writesOnGlass()) return;
    // The shortcut of the card sends what waits for approval.
    if (isEmpty && (press.ctrlKey || press.metaKey)) return;
    press.preventDefault();
    // A key held down would send a translation before anyone has read it.
    if (!mayNotSend && !press.repeat) onSend();
  };

  const isSecondary = card ? card.isSecondary : held.by === "staff" && held.member_id === null;
  const sendButton = (
    <Button
      kind={isSecondary ? "default" : "primary"}
      className={card ? styles.cardSend : styles.send}
      aria-disabled={isTooLong || card?.isHeld || undefined}
      data-empty={isEmpty || undefined}
      keyHint={!card ? "Enter" : isSecondary ? undefined : `${modKey} Enter`}
      onClick={() => (mayNotSend ? field.current?.focus() : onSend())}
    >
      {card ? (
        isToTranslate ? (
          <Trans>Translate</Trans>
        ) : (
          card.sendLabel
        )
      ) : (
        <>
          <span className={styles.sendWord}>
            {isToTranslate ? <Trans>Translate</Trans> : <Trans>Send</Trans>}
          </span>
          <span className={styles.sendIcon}>
            {isToTranslate ? <Icon of={IconLanguage} /> : <Icon of={IconSend} flip />}
          </span>
        </>
      )}
    </Button>
  );

  return (
    <div className={styles.composer} data-bottom-bar="" data-card={card ? "" : undefined}>
      {conversation.sending_stopped && <SendingStopped />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way to the button below. */}
      <div
        className={styles.box}
        onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
        onDrop={(event) => {
          if (attachment.choose(event.dataTransfer.files)) event.preventDefault();
        }}
      >
        <div className={styles.top}>
          <strong>
            <ReplyChannel channel={conversation.channel} />
          </strong>
          {closesAt && <WindowCountdown closesAt={closesAt} />}
        </div>
        {guest.opted_out && (
          <p className={styles.optedOut}>
            <Icon of={IconMessageOff} size={14} />
            <Trans>Guest wrote STOP. Only answer their questions.</Trans>
          </p>
        )}
        {guest.not_on_whatsapp && (
          <p className={styles.optedOut}>
            <Icon of={IconPhoneOff} size={14} />
            <Trans>Not on WhatsApp. Call the guest, or use another channel.</Trans>
          </p>
        )}
        <div className={styles.toPhone}>
          <TemplateToPhone conversation={conversation} />
        </div>
        {quoted && <QuoteChip quoted={quoted} onRemove={onDropQuote} />}
        <AttachmentChip attachment={attachment} />
        <div className={styles.fieldPlace}>
          {card && card.sentences.length > 0 && (
            <Marks field={field} text={text} sentences={card.sentences} />
          )}
          <textarea
            ref={field}
            id={messageFieldId}
            className={styles.field}
            rows={1}
            dir="auto"
            aria-label={t`Reply`}
            placeholder={placeholder}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              if (attachment.choose(event.clipboardData.files)) event.preventDefault();
            }}
          />
        </div>
        {preview && (
          <PreviewPanel
            conversationId={conversation.conversation_id}
            preview={preview}
            text={text}
            onSendAsWritten={onSendAsWritten}
          />
        )}
        {preview && <PlainNote conversation={conversation} hasFile={hasFile} />}
        <div className={styles.tools}>
          {!channelRules[conversation.channel].isMail && <AttachButton attachment={attachment} />}
          {!hasFile && !preview && !card?.sentences.length && (
            <OfferMenu conversation={conversation} text={text} onSend={onOffer} />
          )}
          <span className={styles.hint}>
            <Trans>Shift + Enter for a new line</Trans>
          </span>
          <Counter length={text.length} max={max} />
          {!card && sendButton}
        </div>
      </div>
      {card && (
        <div className={styles.cardFoot}>
          {card.beside}
          {sendButton}
        </div>
      )}
      {card?.below}
    </div>
  );
}

type MarksProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  sentences: readonly string[];
};

/** Lies under the field and tints what decisions added. */
function Marks({ field, text, sentences }: MarksProps) {
  const marks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scrolled = field.current;
    const follow = () => {
      if (marks.current && scrolled) marks.current.scrollTop = scrolled.scrollTop;
    };
    follow();
    scrolled?.addEventListener("scroll", follow);
    return () => scrolled?.removeEventListener("scroll", follow);
  });
  return (
    <div ref={marks} className={styles.marks} aria-hidden="true" dir="auto">
      {partsOf(text, sentences).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own.
        part.isSentence ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </div>
  );
}

function SendingStopped() {
  return (
    <p className={styles.stopped} role="status">
      <Icon of={IconPlugConnectedX} size={16} />
      <span>
        <Trans>WhatsApp is not connected. Messages wait until it works again.</Trans>{" "}
        <Link to="/whatsapp-flow" className={styles.stoppedLink}>
          <Trans>Check the connection</Trans>
        </Link>
      </span>
    </p>
  );
}

/** What is sent as it was written although the thread is translated. */
function PlainNote({ conversation, hasFile }: { conversation: Conversation; hasFile: boolean }) {
  if (!hasFile && conversation.guest.language !== null) return null;
  return (
    <p className={styles.plainNote}>
      {hasFile ? (
        <Trans>Captions are not translated.</Trans>
      ) : (
        <Trans>Replies are sent as written until the guest's language is known.</Trans>
      )}
    </p>
  );
}

/** Opens the device's files; on a phone its camera too. */
function AttachButton({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File to send`}
        accept="image/jpeg,image/png,video/mp4,audio/*,.pdf,.docx,.xlsx,.pptx,.txt,.csv"
        onChange={(event) => {
          attachment.choose(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <IconButton
        label={t`Attach a file`}
        disabled={attachment.isSending}
        onClick={() => input.current?.click()}
      >
        <Icon of={IconPaperclip} size={20} />
      </IconButton>
    </>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  const { t } = useLingui();
  if (length < max * counterFrom) return null;
  return (
    <span className={styles.counter} data-over={length > max || undefined} role="status">
      {length > max ? t`${length - max} characters too many` : t`${length} of ${max}`}
    </span>
  );
}

/** Returns focus to the list, where single keys work again. */
function leaveField(field: RefObject<HTMLTextAreaElement | null>) {
  field.current?.blur();
  document.querySelector<HTMLElement>('a[aria-current="true"]')?.focus();
}

/** Touch keyboards have no Shift+Enter. */
function writesOnGlass(): boolean {
  return matchMedia("(pointer: coarse)").matches && !matchMedia("(any-pointer: fine)").matches;
}

function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = text === "" ? "" : `${element.scrollHeight}px`;
  }, [field, text]);
  useEffect(() => {
    const element = field.current;
    return () => {
      if (element) element.style.height = "";
    };
  }, [field]);
}
