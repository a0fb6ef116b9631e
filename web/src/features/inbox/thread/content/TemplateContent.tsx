import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconTemplate } from "@tabler/icons-react";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";
import { OfferedButtons } from "./OfferedContent.tsx";

export type Template = Extract<MessageContent, { kind: "template" }>;

export function TemplateHeader({ template }: { template: Template }) {
  const header = withValues(template.header, template.values.header);
  return (
    <>
      <ContentLabel icon={IconTemplate} title={template.name}>
        <Trans>WhatsApp template</Trans>
      </ContentLabel>
      {header && (
        <p className={styles.header} dir="auto">
          {header}
        </p>
      )}
    </>
  );
}

export function TemplateEnd({ template }: { template: Template }) {
  return (
    <>
      {template.footer && (
        <p className={styles.dim} dir="auto">
          {template.footer}
        </p>
      )}
      <OfferedButtons titles={template.buttons} />
    </>
  );
}

/** Fills the slots, such as `{{1}}`. */
const withValues = (text: string, values: string[]) =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (slot, number: string) => values[Number(number) - 1] ?? slot);
