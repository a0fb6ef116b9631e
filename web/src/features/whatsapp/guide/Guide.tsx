import type { WhatsappOverview } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconCopy, IconExternalLink } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { Section } from "../../../core/pages/Section.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import { IdFields, TokenField, UseField } from "../ConnectFields.tsx";
import { type ConnectDraft, useConnectDraft } from "../connect-draft.ts";
import styles from "./Guide.module.css";
import { metaPages, webhookFields } from "./meta-pages.ts";
import { Sketch } from "./Sketch.tsx";

/** `lacks`: something has to be entered in it. */
type Step = { name: string; lacks?: boolean; children: ReactNode };
/** The steps that ask for something. */
const [idsStep, tokenStep] = [2, 3];

/** Leads a hotelier through Meta's pages to a connected number, step by step. */
export function Guide({ overview }: { overview: WhatsappOverview }) {
  const { t } = useLingui();
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const [at, setAt] = useState(0);
  const showField = (field: string) => {
    setAt(field === "access_token" ? tokenStep : idsStep);
    requestAnimationFrame(() => document.getElementById(idOf(field))?.focus());
  };
  const form = useConnectDraft({ known: null, hasToken: false, onMissing: showField });
  const { draft } = form;
  const steps: Step[] = [
    { name: t`Sign in to Meta`, children: <BusinessStep /> },
    { name: t`Make an app for WhatsApp`, children: <AppStep /> },
    {
      name: t`Add your number and copy two ids`,
      lacks: !(draft.waba_id.trim() && draft.meta_phone_number_id.trim()),
      children: (
        <NumberStep>
          <IdFields form={form} idOf={idOf} />
        </NumberStep>
      ),
    },
    {
      name: t`Make an access token`,
      lacks: !draft.access_token.trim(),
      children: (
        <TokenStep>
          <TokenField form={form} idOf={idOf} />
        </TokenStep>
      ),
    },
    { name: t`Tell Meta where Bellhop is`, children: <TechnicianStep overview={overview} /> },
    { name: t`Connect`, children: <ConnectStep form={form} onRefused={showField} /> },
  ];
  return (
    <Section
      title={t`Connect step by step`}
      about={t`Keep this page open beside Meta's pages. Meta may show other words in your language.`}
    >
      <ol className={styles.steps}>
        {steps.map(({ name, lacks, children }, index) => (
          <li key={name} data-state={index === at ? "now" : index < at && !lacks ? "done" : "open"}>
            <h3>
              <button
                type="button"
                aria-expanded={index === at}
                aria-controls={`${id}-step-${index}`}
                onClick={() => setAt(index)}
              >
                <span className={styles.number}>
                  {index < at && !lacks ? <Icon of={IconCheck} size={16} /> : index + 1}
                </span>
                {name}
              </button>
            </h3>
            <div id={`${id}-step-${index}`} className={styles.body} hidden={index !== at}>
              {children}
              {index < steps.length - 1 && (
                <Button size="row" kind="primary" onClick={() => setAt(index + 1)}>
                  <Trans>Next</Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function BusinessStep() {
  return (
    <>
      <p>
        <Trans>
          Open Meta Business Suite and sign in with Facebook. If the hotel has no business account yet, choose
          "Create account" and enter the hotel's name.
        </Trans>
      </p>
      <MetaLink href="https://business.facebook.com/" name="business.facebook.com" />
    </>
  );
}

function AppStep() {
  return (
    <>
      <p>
        <Trans>
          Open Meta for Developers and choose "Create app". As the use case, choose "Connect with customers
          through WhatsApp". Choose the hotel's business account.
        </Trans>
      </p>
      <Sketch of={metaPages.newApp} />
      <MetaLink href="https://developers.facebook.com/apps/" name="developers.facebook.com/apps" />
    </>
  );
}

function NumberStep({ children }: { children: ReactNode }) {
  return (
    <>
      <p>
        <Trans>
          In the app, open "API setup". Choose "Add phone number", enter the hotel's number and the code that
          Meta sends. Then choose this number under "From" and copy the two ids below it.
        </Trans>
      </p>
      <Sketch of={metaPages.apiSetup} />
      {children}
    </>
  );
}

function TokenStep({ children }: { children: ReactNode }) {
  return (
    <>
      <p>
        <Trans>
          Open "System users" in the business settings. Add one with the role "Admin", and choose "Assign
          assets": the app, and the WhatsApp account, each with full control. Then choose "Generate token",
          the app, "Never" as its end, and tick these two permissions.
        </Trans>
      </p>
      <Sketch of={metaPages.token} />
      <MetaLink
        href="https://business.facebook.com/settings/system-users"
        name="business.facebook.com/settings/system-users"
      />
      {children}
    </>
  );
}

function TechnicianStep({
  overview: { webhook_url: address, webhook_ready: isReady },
}: {
  overview: WhatsappOverview;
}) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <>
      <p>
        <Trans>
          For your technician, once per app: open "Configuration", enter this callback URL and the verify
          token (WHATSAPP_VERIFY_TOKEN), and subscribe to these fields. Without them Bellhop does not hear
          what they report, such as messages while another agent answers.
        </Trans>
      </p>
      <p>
        <code dir="ltr">{webhookFields.join(", ")}</code>
      </p>
      <Sketch of={metaPages.webhook} />
      <p className={styles.address}>
        <code dir="ltr">{address}</code>
        <Button
          size="row"
          icon={<Icon of={IconCopy} size={16} />}
          onClick={() => void copy(address, t`Address copied.`)}
        >
          <Trans>Copy</Trans>
        </Button>
      </p>
      {!isReady && (
        <p className={styles.warning}>
          <Trans>
            Bellhop refuses webhooks from Meta. Ask your technician to set WHATSAPP_APP_SECRET and
            WHATSAPP_VERIFY_TOKEN.
          </Trans>
        </p>
      )}
    </>
  );
}

function ConnectStep({ form, onRefused }: { form: ConnectDraft; onRefused: (field: string) => void }) {
  const [refused] = Object.entries(form.refused);
  return (
    <>
      <UseField form={form} />
      {refused && (
        <p className={styles.warning} role="alert">
          {refused[1]}{" "}
          <button type="button" className={styles.back} onClick={() => onRefused(refused[0])}>
            <Trans>Show the field</Trans>
          </button>
        </p>
      )}
      {form.failure && <Refusal failure={form.failure} />}
      <Button kind="primary" disabled={form.isBusy} aria-busy={form.isBusy} onClick={form.send}>
        <Trans>Connect number</Trans>
      </Button>
    </>
  );
}

function MetaLink({ href, name }: { href: string; name: string }) {
  return (
    <a className={buttonLook({ size: "row" })} href={href} target="_blank" rel="noreferrer">
      <Icon of={IconExternalLink} size={16} />
      <bdi dir="ltr">{name}</bdi>
    </a>
  );
}
