import type { GuestPageLinks } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { Section } from "../../../core/pages/Section.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import { useSettings } from "../../settings/index.ts";
import page from "../PublicPage.module.css";
import { SiteFields } from "./SiteFields.tsx";
import { widgetSnippet, widgetTest } from "./snippet.ts";
import styles from "./Widget.module.css";

type WidgetSectionProps = { links: GuestPageLinks; mayEdit: boolean };

const maxLabelCharacters = 40;

export function WidgetSection({ links, mayEdit }: WidgetSectionProps) {
  const { t } = useLingui();
  const { data: saved } = useSettings();
  const copy = useCopy();
  const [label, setLabel] = useState(t`Ask us`);
  const [closeLabel, setCloseLabel] = useState(t`Close`);
  if (!saved) return null;
  const snippet = widgetSnippet(links, { label, closeLabel, colour: saved.public.colour });
  return (
    <Section
      title={t`Your website`}
      about={t`A button on your website opens the guest page. Never with the Wi-Fi.`}
    >
      <div className={form.box}>
        <SiteFields mayEdit={mayEdit} />
        <div className={form.pair}>
          <Field label={t`Button text`} error={undefined} hint={t`In your website's language.`}>
            {(input) => (
              <input
                {...input}
                dir="auto"
                maxLength={maxLabelCharacters}
                value={label}
                onChange={(event) => setLabel(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label={t`Close text`} error={undefined}>
            {(input) => (
              <input
                {...input}
                dir="auto"
                maxLength={maxLabelCharacters}
                value={closeLabel}
                onChange={(event) => setCloseLabel(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <Field
          label={t`Code for your website`}
          error={undefined}
          hint={t`Put it into each page, before the end of the body.`}
        >
          {(input) => (
            <textarea
              {...input}
              className={`${input.className} ${styles.code}`}
              dir="ltr"
              rows={4}
              readOnly
              spellCheck={false}
              value={snippet}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <div className={page.actions}>
          <Button icon={<Icon of={IconCopy} size={16} />} onClick={() => void copy(snippet, t`Code copied.`)}>
            <Trans>Copy code</Trans>
          </Button>
          {saved.public.enabled && (
            <a
              className={buttonLook()}
              href={widgetTest(links, { label, closeLabel })}
              target="_blank"
              rel="noreferrer"
            >
              <Icon of={IconExternalLink} size={16} />
              <Trans>Test widget</Trans>
            </a>
          )}
        </div>
        <p className={form.hint}>
          <Trans>Messages you send in the test arrive in your inbox.</Trans>
        </p>
      </div>
    </Section>
  );
}
