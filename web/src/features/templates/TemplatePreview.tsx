import { fillSlots } from "@bellhop/contract/templates";
import { useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconExternalLink } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TemplatePreview.module.css";
import { previewValues, type TemplateDraft } from "./template-draft.ts";

/** The message as the guest sees it, with the examples in the slots. */
export function TemplatePreview({ draft }: { draft: TemplateDraft }) {
  const { t } = useLingui();
  const { header, body, footer, buttons, examples, language } = draft;
  const titled = buttons.filter(({ title }) => title.trim() !== "");
  return (
    <section className={styles.chat} aria-label={t`Message preview`}>
      <div className={styles.bubble} lang={language} dir="auto">
        {header && <p className={styles.header}>{fillSlots(header, previewValues(examples.header))}</p>}
        <p className={styles.body}>{fillSlots(body, previewValues(examples.body)) || "…"}</p>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
      {titled.map(({ key, kind, title }) => (
        <p key={key} className={styles.button} lang={language}>
          <Icon of={kind === "url" ? IconExternalLink : IconArrowBackUp} size={16} />
          <bdi>{title}</bdi>
        </p>
      ))}
    </section>
  );
}
