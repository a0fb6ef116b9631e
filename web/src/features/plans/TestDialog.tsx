import type { StartedTest } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { guestLanguages } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { useStartTest } from "./plan-queries.ts";
import styles from "./TestDialog.module.css";

type TestDialogProps = {
  /** Opens a chat with the hotel's number; null if none is connected. */
  link: string | null;
  onClose: () => void;
};

/** Tests the assistant on the simulator or on the member's own phone. */
export function TestDialog({ link, onClose }: TestDialogProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { default_language: usual } = useVenue();
  const [name, setName] = useState("");
  const [language, setLanguage] = useState(usual);
  const test = useStartTest(() => {
    onClose();
    void router.navigate({ to: "/simulator" });
  });
  const errors = fieldErrorsOf(test.error);
  const start = () =>
    test.mutate({ channel: "simulator", language, ...(name.trim() && { name: name.trim() }) });
  return (
    <FormDialog
      title={<Trans>Test the assistant</Trans>}
      send={t`Start on the simulator`}
      isBusy={test.isPending}
      failure={Object.keys(errors).length === 0 ? test.error : null}
      onSend={start}
      onClose={onClose}
    >
      <p>
        <Trans>A test guest asks about breakfast. Then you can ask more.</Trans>
      </p>
      <Field label={t`Guest's name`} aside={t`(optional)`} error={errors.name}>
        {(field) => <input {...field} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label={t`Language`} error={errors.language}>
        {(field) => (
          <select {...field} value={language} onChange={(event) => setLanguage(event.target.value)}>
            <LanguageOptions languages={[...new Set([...guestLanguages, usual])]} />
          </select>
        )}
      </Field>
      {link ? (
        <OnYourPhone language={language} />
      ) : (
        <p className={styles.dim}>
          <Trans>To test on your own phone, connect WhatsApp first.</Trans>
        </p>
      )}
    </FormDialog>
  );
}

function OnYourPhone({ language }: { language: string }) {
  const { t } = useLingui();
  const test = useStartTest();
  const showFailure = useShowFailure();
  const [started, setStarted] = useState<StartedTest>();
  const link = started?.link;
  if (!link)
    return (
      <Button
        disabled={test.isPending}
        onClick={() =>
          test.mutate(
            { channel: "whatsapp", language },
            { onSuccess: setStarted, onError: (failure) => showFailure(failure) },
          )
        }
      >
        <Trans>Test on your own phone</Trans>
      </Button>
    );
  return (
    <div className={styles.phone}>
      <QrCode link={link} label={t`QR code for a WhatsApp chat with your hotel`} />
      <p>
        <Trans>Scan the code and send the message.</Trans>{" "}
        <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
          <Trans>Open WhatsApp here</Trans>
        </a>
      </p>
    </div>
  );
}
