import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FileDrop } from "../../core/forms/FileDrop.tsx";
import { Refusal } from "../../core/forms/Refusal.tsx";
import { withScheme } from "../../core/forms/with-scheme.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { inBase64 } from "../../ui/in-base64.ts";
import { Segments } from "../../ui/Segments.tsx";
import { ExampleFile } from "./ExampleFile.tsx";
import { useStartImport } from "./import-queries.ts";
import styles from "./StartImport.module.css";

type Kind = "file" | "address";

export function StartImport() {
  const { t } = useLingui();
  const { number } = useFormats();
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>("file");
  const [file, setFile] = useState<File>();
  const [url, setUrl] = useState("");
  const start = useStartImport((importId) =>
    navigate({ to: "/reservations/import", search: { import: importId } }),
  );
  const errors = fieldErrorsOf(start.error);
  const isAtField = Object.keys(errors).length > 0;
  const isReady = kind === "file" ? file !== undefined : url.trim() !== "";
  const max = number(limits.reservationFileBytes / 1024 / 1024);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || start.isPending) return;
    if (kind === "address") start.mutate({ kind, url: withScheme(url) });
    else if (file) start.mutate({ kind, name: file.name, content: await inBase64(file) });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.about}>
        <Trans>We read the file and show what would change. Nothing is imported until you confirm.</Trans>
      </p>
      <Segments
        label={t`Import from`}
        segments={[
          { value: "file", label: t`File` },
          { value: "address", label: t`Calendar address` },
        ]}
        value={kind}
        onChange={(chosen) => {
          if (chosen === null) return;
          setKind(chosen);
          start.reset();
        }}
      />
      {start.error && !isAtField && <Refusal failure={start.error} />}
      {kind === "file" ? (
        <FileDrop
          label={t`File`}
          hint={t`CSV or iCal (.ics), up to ${max} MB.`}
          accept=".csv,.tsv,.txt,.ics,.ical,text/csv,text/calendar,text/plain"
          file={file}
          error={errors["from.content"] ?? errors["from.name"]}
          maxBytes={limits.reservationFileBytes}
          onChoose={setFile}
        />
      ) : (
        <Field
          label={t`Calendar address`}
          error={errors["from.url"]}
          hint={t`The iCal address from Airbnb, Booking.com, Vrbo or another system.`}
        >
          {(input) => (
            <input
              {...input}
              type="url"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
      )}
      <div>
        <Button kind="primary" type="submit" disabled={!isReady} aria-busy={start.isPending}>
          {start.isPending ? t`Sending…` : kind === "file" ? t`Read file` : t`Read calendar`}
        </Button>
      </div>
      {kind === "file" && <ExampleFile />}
    </form>
  );
}
