import type { Request } from "@bellhop/contract/requests";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import type { OpenRequest } from "../request-cache.ts";
import styles from "./RequestPanel.module.css";

type FromConversationProps = { request: Request; message: OpenRequest["message"] };

/** The guest's line, with the way to the conversation. */
export function FromConversation({ request, message }: FromConversationProps) {
  const { time } = useFormats();
  const { conversation_id } = request;
  if (conversation_id === null) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>
          <Trans>From the conversation</Trans>
        </h3>
        <Link to="/messages" search={{ tab: "all", conversation: conversation_id }}>
          <Trans>Open conversation</Trans>
        </Link>
      </div>
      {message && (
        <p className={styles.bubble} dir="auto">
          {message.text} <time dateTime={message.at}>{time(message.at)}</time>
        </p>
      )}
    </section>
  );
}
