import type { Media } from "@bellhop/contract/message-content";
import { useLingui } from "@lingui/react/macro";
import styles from "./Media.module.css";
import { MediaFrame } from "./MediaFrame.tsx";
import { useMedia } from "./use-media.ts";

export function StickerContent({ media, onBroken }: { media: Media; onBroken: () => void }) {
  const { t } = useLingui();
  return (
    <MediaFrame shape="sticker" file={useMedia(media)}>
      {(url) => <img className={styles.drawing} src={url} alt={t`Sticker`} onError={onBroken} />}
    </MediaFrame>
  );
}
