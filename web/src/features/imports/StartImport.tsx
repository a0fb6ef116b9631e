import type { ImportFrom } from "@bellhop/contract/imports";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { Counter } from "../../core/forms/Counter.tsx";
import { FileDrop } from "../../core/forms/FileDrop.tsx";
import { Refusal } from "../../core/forms/Refusal.tsx";
import { withScheme } from "../../core/forms/with-scheme.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { inBase64 } from "../../ui/in-base64.ts";
import { Segments } from "../../ui/Segments.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { useStartImport } from "./import-queries.ts";
import { SentToModel } from "./ModelReads.tsx";
import styles from "./StartImport.module.css";

type Kind = ImportFrom["kind"];

export function StartImport() {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>("page");
  const [url, setUrl] = useState("");
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const start = useStartImport((importId) =>
    navigate({ to: "/builder/import", search: { import: importId } }),
  );
  const isReady = { page: url.trim() !== "", file: file !== undefined, text: text.trim() !== "" }[kind];
  const errors = fieldErrorsOf(start.error);
  const isAtField = Object.keys(errors).length > 0;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || start.isPending) return;
    if (kind === "page") start.mutate({ kind, url: withScheme(url) });
    else if (kind === "text") start.mutate({ kind, text });
    else if (file) start.mutate({ kind, name: file.name, content: await inBase64(file) });
  };

  if (!mayEdit) {
    return (
      <p className={styles.readOnly}>
        <Trans>You can see earlier imports. Managers and owners can start one.</Trans>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.about}>
        <Trans>
          We suggest entries from a page, file or text. Check each field. Guests see nothing until you
          publish.
        </Trans>
      </p>
      <Segments
        label={t`Import from`}
        segments={[
          { value: "page", label: t`Web page` },
          { value: "file", label: t`File` },
          { value: "text", label: t`Pasted text` },
        ]}
        value={kind}
        onChange={(chosen) => {
          if (chosen === null) return;
          setKind(chosen);
          start.reset();
        }}
      />
      {start.error && !isAtField && <Refusal failure={start.error} />}
      {kind === "page" && (
        <Field
          label={t`Web address`}
          error={errors["from.url"]}
          hint={t`e.g. https://hotel.example/faq. The page must be public (no login).`}
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
      )}
      {kind === "file" && (
        <FileDrop
          label={t`File`}
          hint={t`PDF, Word (DOCX), CSV or text, up to 10 MB.`}
          accept=".pdf,.docx,.csv,.txt,.md,.html,application/pdf,text/csv,text/plain"
          file={file}
          error={errors["from.content"] ?? errors["from.name"]}
          onChoose={setFile}
        />
      )}
      {kind === "text" && (
        <Field label={t`Text`} error={errors["from.text"]} hint={t`e.g. a house manual, an e-mail or a list`}>
          {(input) => (
            <>
              <textarea {...input} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
              <Counter text={text} max={limits.importTextCharacters} />
            </>
          )}
        </Field>
      )}
      <SentToModel />
      <div>
        <Button kind="primary" type="submit" disabled={!isReady} aria-busy={start.isPending}>
          {start.isPending ? t`Sending…` : t`Start import`}
        </Button>
      </div>
    </form>
  );
}
