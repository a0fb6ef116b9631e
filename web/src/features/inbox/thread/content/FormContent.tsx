import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconForms } from "@tabler/icons-react";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";

type Answer = Extract<MessageContent, { kind: "form_reply" }>["answers"][number];

export function FormContent({ answers }: { answers: Answer[] }) {
  return (
    <>
      <ContentLabel icon={IconForms}>
        <Trans>Form</Trans>
      </ContentLabel>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ name, value }) => (
            <div key={name}>
              <dt dir="auto">{name.replaceAll("_", " ")}</dt>
              <dd dir="auto">{value || "–"}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
