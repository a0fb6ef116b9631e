import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useId, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { useFormats } from "../language/formats.ts";
import styles from "./FileDrop.module.css";

type FileDropProps = {
  label: string;
  hint: string;
  accept: string;
  file: File | undefined;
  error?: string | undefined;
  maxBytes?: number;
  onChoose: (file: File | undefined) => void;
};

/** Rejects files that are too large. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, file, error, maxBytes = limits.importFileBytes, onChoose } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<string>();
  const choose = (chosen: File | undefined) => {
    const isTooLarge = chosen !== undefined && chosen.size > maxBytes;
    const max = number(Math.floor(maxBytes / 1024 / 1024));
    setTooLarge(isTooLarge ? t`This file is too large. The limit is ${max} MB.` : undefined);
    onChoose(isTooLarge ? undefined : chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const message = tooLarge ?? error;
  return (
    <div className={styles.field}>
      <label
        htmlFor={id}
        className={styles.drop}
        data-over={isOver || undefined}
        data-invalid={message ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}-message`}
          aria-invalid={message !== undefined}
          className={styles.input}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Icon of={IconFileUpload} size={24} />
        {file ? (
          <bdi className={styles.name}>{file.name}</bdi>
        ) : (
          <span className={styles.name}>
            <Trans>Choose a file, or drop it here</Trans>
          </span>
        )}
      </label>
      <p
        id={`${id}-message`}
        className={message ? styles.error : styles.hint}
        role={message ? "alert" : undefined}
      >
        {message ?? hint}
      </p>
    </div>
  );
}
