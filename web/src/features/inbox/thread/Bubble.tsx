import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconTrash } from "@tabler/icons-react";
import { Delivery } from "../../../core/delivery/Delivery.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { useShownMessage } from "../translation/use-shown-text.tsx";
import { AnswerMenu } from "./AnswerMenu.tsx";
import styles from "./Bubble.module.css";
import { ContentLabel } from "./content/ContentLabel.tsx";
import { EarlierTexts } from "./content/EarlierTexts.tsx";
import { isOneLine, PartsAbove, PartsBelow, textBeside } from "./content/MessageParts.tsx";
import { OriginLabels } from "./content/OriginLabels.tsx";
import { Quoted } from "./content/Quoted.tsx";
import { Reactions } from "./content/Reactions.tsx";
import { DoorCodeInMessage, mayHaveDoorCode } from "./DoorCodeInMessage.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { MessageMenu } from "./MessageMenu.tsx";
import { Meta } from "./Meta.tsx";
import type { MessageActions } from "./message-actions.ts";
import { RatingMark } from "./RatingMark.tsx";
import { Sources } from "./Sources.tsx";
import { Speaker } from "./Speaker.tsx";
import { WrongMark } from "./WrongMark.tsx";
import { writingOf } from "./writing-of.ts";

type BubbleProps = {
  message: Message;
  startsGroup: boolean;
  /** Scrolls to another message; undefined if the quoted one is not loaded. */
  onShow?: ((messageId: string) => void) | undefined;
  actions?: MessageActions | undefined;
};

export function Bubble({ message, startsGroup, onShow, actions }: BubbleProps) {
  const { time } = useFormats();
  const { author, state, sources } = message;
  const shown = useShownMessage(message, textBeside(message));
  const { text } = shown;
  const isLine = isOneLine(message);
  const react = actions?.react;
  return (
    <div className={styles.message} data-author={author}>
      {startsGroup && <Speaker message={message} />}
      <div className={styles.line}>
        <div className={styles.bubble} data-deleted={message.deleted_at !== null || undefined}>
          <OriginLabels message={message} />
          {message.deleted_at && <DeletedLabel author={author} />}
          {message.quoted && <Quoted quoted={message.quoted} onShow={onShow} />}
          {!isLine && <PartsAbove message={message} />}
          <div
            dir={text === "" ? undefined : "auto"}
            className={styles.text}
            lang={shown.language}
            data-generated={shown.isGenerated || undefined}
          >
            {isLine && <PartsAbove message={message} />}
            <MarkedText text={text} writing={writingOf(message)} />
            <Meta>
              <time dateTime={message.position}>{time(message.position)}</time>
              {state && <Delivery state={state} />}
            </Meta>
          </div>
          {shown.line}
          {mayHaveDoorCode(message) && <DoorCodeInMessage message={message} />}
          <PartsBelow content={message.content} />
          <EarlierTexts texts={message.earlier_texts} />
        </div>
        {author === "guest" && actions && <MessageMenu message={message} actions={actions} />}
        {author === "assistant" && actions && <AnswerMenu message={message} markWrong={actions.markWrong} />}
      </div>
      <Reactions reactions={message.reactions} onReact={react && ((emoji) => react(message, emoji))} />
      <WrongMark mark={message.marked_wrong} />
      <RatingMark isHelpful={message.is_helpful} />
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  );
}

function DeletedLabel({ author }: Pick<Message, "author">) {
  return (
    <ContentLabel icon={IconTrash}>
      {author === "guest" ? <Trans>Deleted by the guest</Trans> : <Trans>Deleted</Trans>}
    </ContentLabel>
  );
}
