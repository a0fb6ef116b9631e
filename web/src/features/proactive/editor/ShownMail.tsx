import type { OutputOf } from "@bellhop/contract/call";
import type { previewProactiveRule } from "@bellhop/contract/proactive";
import { boldParts } from "../text/text-parts.ts";
import styles from "./ShownMail.module.css";

type Mail = NonNullable<OutputOf<typeof previewProactiveRule>["mail"]>;

export function MessageText({ text, language }: { text: string; language: string }) {
  return (
    <p lang={language} dir="auto">
      {boldParts(text).map(({ text, isBold }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
        isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
      )}
    </p>
  );
}

/** The mail with all that surrounds the message in it. */
export function ShownMail({ text, language, mail }: { text: string; language: string; mail: Mail }) {
  return (
    <div className={styles.mail}>
      <p className={styles.from}>
        <bdi>{mail.from}</bdi>
      </p>
      <p className={styles.subject} lang={language} dir="auto">
        {mail.subject}
      </p>
      <div className={styles.body}>
        <div className={styles.text}>
          <MessageText text={text} language={language} />
        </div>
        {mail.answer && (
          <p lang={language} dir="auto">
            <span className={styles.button}>{mail.answer}</span>
          </p>
        )}
      </div>
      <p className={styles.foot} lang={language} dir="auto">
        {mail.about} <u>{mail.stop}</u>
      </p>
    </div>
  );
}
