import { useLingui } from "@lingui/react/macro";
import { IconFile, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import styles from "./AttachmentChip.module.css";
import { useFileSize } from "./content/file-size.ts";
import type { Attachment } from "./use-attachment.ts";

/** The file that is sent with the next message. */
export function AttachmentChip({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const sizeOf = useFileSize();
  const picture = usePicture(attachment.file);
  const { file, isSending, remove } = attachment;
  if (!file) return null;
  return (
    <div className={styles.chip} aria-busy={isSending}>
      {picture ? <img src={picture} alt="" /> : <Icon of={IconFile} />}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        <span className={styles.size} role="status">
          {isSending ? t`Sending …` : sizeOf(file.size)}
        </span>
      </span>
      <IconButton label={t`Remove file`} disabled={isSending} onClick={remove}>
        <Icon of={IconX} size={16} />
      </IconButton>
    </div>
  );
}

/** An address of the picture in memory. */
function usePicture(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
