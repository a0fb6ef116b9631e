import type { Media } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconDownload, IconFile } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { isolated } from "../../../../ui/isolated.ts";
import styles from "./Content.module.css";
import { useFileSize } from "./file-size.ts";
import { useKindWords } from "./kind-words.ts";
import { useDownload } from "./use-media.ts";

export function DocumentContent({ media }: { media: Media }) {
  const sizeOf = useFileSize();
  const kind = useKindWords()(media.kind);
  const { download, isLoading } = useDownload(media);
  const name = media.file_name ?? kind?.word ?? "";
  return (
    <div className={styles.card}>
      <Icon of={kind?.icon ?? IconFile} size={20} />
      <span className={styles.words}>
        {/* Direction marks in a name could hide its ending. */}
        {isolated(name)}
        {media.bytes !== null && <bdi className={styles.dim}>{sizeOf(media.bytes)}</bdi>}
      </span>
      <Button size="row" disabled={isLoading} icon={<Icon of={IconDownload} size={16} />} onClick={download}>
        <Trans>Download</Trans>
      </Button>
    </div>
  );
}
