import type { ImportFrom } from "@bellhop/contract/imports";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { Counter } from "../../core/forms/Counter.tsx";
import { Refusal } from "../../core/forms/Refusal.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { FileDrop } from "./FileDrop.tsx";
import { useStartImport } from "./import-queries.ts";
import { SentToModel } from "./ModelReads.tsx";
import { inBase64 } from "./read-file.ts";
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
    if (kind === "page") start.mutate({ kind, url: withScheme(url.trim()) });
    else if (kind === "text") start.mutate({ kind, text });
    else if (file) start.mutate({ kind, name: file.name, content: await inBase64(file) });
  };

  if (!mayEdit) {
    return (
      <p className={styles.readOnly}>
        <Trans>You can see what was read. Managers and owners import.</Trans>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.about}>
        <Trans>
          Bellhop reads what you already have and proposes entries. You look at each field before it counts;
          guests hear nothing of it until you publish.
        </Trans>
      </p>
      <Segments
        label={t`Read from`}
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
          label={t`Address of the page`}
          error={errors["from.url"]}
          hint={t`One page at a time, such as https://hotel.example/faq. It has to be open to everybody.`}
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
        <Field label={t`Text`} error={errors["from.text"]} hint={t`A house manual, an e-mail, a list.`}>
          {(input) => (
            <>
              <textarea {...input} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
              <Counter text={text} most={limits.importTextCharacters} />
            </>
          )}
        </Field>
      )}
      <SentToModel />
      <div>
        <Button kind="primary" type="submit" disabled={!isReady} aria-busy={start.isPending}>
          {start.isPending ? t`Sending…` : t`Read it`}
        </Button>
      </div>
    </form>
  );
}

/** People omit the scheme. */
const withScheme = (address: string) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`);
