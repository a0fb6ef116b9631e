import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { Refusal } from "../../core/forms/Refusal.tsx";
import { withScheme } from "../../core/forms/with-scheme.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useStartImport } from "./import-queries.ts";
import { SentToModel } from "./ModelReads.tsx";
import styles from "./ReadWebsite.module.css";

/** Starts an import from one web page. */
export function ReadWebsite() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [url, setUrl] = useState("");
  const start = useStartImport((importId) =>
    navigate({ to: "/builder/import", search: { import: importId } }),
  );
  const error = fieldErrorsOf(start.error)["from.url"];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() === "" || start.isPending) return;
    start.mutate({ kind: "page", url: withScheme(url) });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.line}>
        <Field
          label={t`Your website`}
          error={error}
          hint={<Trans>We read it and suggest texts. You check each one.</Trans>}
        >
          {(input) => (
            <input
              {...input}
              type="url"
              inputMode="url"
              dir="ltr"
              autoComplete="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <Button kind="primary" type="submit" aria-busy={start.isPending}>
          {start.isPending ? t`Sending…` : t`Read website`}
        </Button>
      </div>
      {start.error && !error && <Refusal failure={start.error} />}
      <p>
        <Link to="/builder/import">
          <Trans>Upload a file or paste a text</Trans>
        </Link>
      </p>
      <SentToModel />
    </form>
  );
}
