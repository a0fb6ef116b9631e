import type { Media } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import styles from "./Media.module.css";
import { MediaFrame } from "./MediaFrame.tsx";
import { useDownload, useMedia } from "./use-media.ts";

type PictureContentProps = { media: Media; caption: string; onBroken: () => void };

/** A thumbnail; a click shows the full picture. */
export function PictureContent({ media, caption, onBroken }: PictureContentProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const file = useMedia(media);
  return (
    <MediaFrame shape="picture" file={file}>
      {(url) => (
        <>
          <button
            type="button"
            className={styles.open}
            aria-label={t`Open photo`}
            onClick={() => setOpen(true)}
          >
            <img className={styles.thumbnail} src={url} alt="" onError={onBroken} />
          </button>
          <Dialog shape="picture" open={isOpen} onClose={() => setOpen(false)} label={t`Photo`}>
            <FullPicture media={media} caption={caption} url={url} onClose={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </MediaFrame>
  );
}

type FullPictureProps = { media: Media; caption: string; url: string; onClose: () => void };

function FullPicture({ media, caption, url, onClose }: FullPictureProps) {
  const { t } = useLingui();
  const { download, isLoading } = useDownload(media);
  return (
    <div className={styles.full}>
      <div className={styles.fullHead}>
        <Button
          size="row"
          kind="ghost"
          disabled={isLoading}
          icon={<Icon of={IconDownload} size={16} />}
          onClick={download}
        >
          <Trans>Download</Trans>
        </Button>
        <IconButton label={t`Close`} onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <img className={styles.fullPicture} src={url} alt={caption} />
    </div>
  );
}
