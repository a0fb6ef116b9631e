import { baseOf } from "@bellhop/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconHourglass, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import type { ShownRule } from "../drafts.ts";
import { TemplatesLink } from "../words/TemplatesLink.tsx";
import { templateOf } from "../words/template-of.ts";
import styles from "./Editor.module.css";

/** Why WhatsApp would not deliver the message to guests who have not written for a day, and the one thing that helps. */
export function TemplateTrouble({ rule, language }: { rule: ShownRule; language: string }) {
  const { t } = useLingui();
  if (rule.template_name === null)
    return (
      <Box tone="info">
        <Trans>
          <strong>No template.</strong> On WhatsApp, only guests who wrote within 24 hours get it.
        </Trans>
      </Box>
    );
  const inLanguage = rule.templates.find((one) => baseOf(one.language) === baseOf(language));
  const template = inLanguage && inLanguage.state !== "approved" ? inLanguage : templateOf(rule);
  switch (template?.state) {
    case "rejected":
      return (
        <Box tone="urgent" link={<TemplatesLink>{t`Fix template`}</TemplatesLink>}>
          <strong>
            <Trans>WhatsApp rejected the template.</Trans>
          </strong>{" "}
          {template.reason ? (
            <bdi dir="auto">{template.reason}</bdi>
          ) : (
            t`Change its words and submit it again.`
          )}
        </Box>
      );
    case "paused":
    case "disabled":
      return (
        <Box tone="urgent" link={<TemplatesLink>{t`Fix template`}</TemplatesLink>}>
          <strong>
            {template.state === "paused" ? (
              <Trans>WhatsApp paused the template.</Trans>
            ) : (
              <Trans>WhatsApp switched off the template.</Trans>
            )}
          </strong>{" "}
          {template.reason && <bdi dir="auto">{template.reason}</bdi>}
        </Box>
      );
    case "draft":
      return (
        <Box tone="waiting" link={<TemplatesLink>{t`Submit template`}</TemplatesLink>}>
          <strong>
            <Trans>The template is not submitted.</Trans>
          </strong>{" "}
          <Trans>WhatsApp must approve it first.</Trans>
        </Box>
      );
    case "submitted":
      return (
        <Box tone="waiting" link={<TemplatesLink>{t`Open templates`}</TemplatesLink>}>
          <strong>
            <Trans>WhatsApp is reviewing the template.</Trans>
          </strong>{" "}
          <Trans>This takes minutes, sometimes a day.</Trans>
        </Box>
      );
    default:
      return null;
  }
}

const icons = { urgent: IconAlertCircle, waiting: IconHourglass, info: IconInfoCircle };

function Box({ tone, link, children }: { tone: keyof typeof icons; link?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon of={icons[tone]} />
      <p>{children}</p>
      {link && <span className={styles.noticeActions}>{link}</span>}
    </div>
  );
}
