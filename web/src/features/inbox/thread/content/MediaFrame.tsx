import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Skeleton } from "../../../../ui/Skeleton.tsx";
import styles from "./Media.module.css";

type MediaFrameProps = {
  shape: "picture" | "video" | "sticker" | "audio";
  file: { url: string | undefined; failed: boolean; retry: () => void };
  children: (url: string) => ReactNode;
};

/** Reserves the file's space, so that nothing moves when it is loaded. */
export function MediaFrame({ shape, file, children }: MediaFrameProps) {
  const { t } = useLingui();
  return (
    <div className={styles[shape]}>
      {file.url !== undefined ? (
        children(file.url)
      ) : file.failed ? (
        <p className={styles.failed}>
          <Trans>The file could not be loaded.</Trans>{" "}
          <Button size="row" onClick={file.retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <span className={styles.waiting} role="status" aria-label={t`Loading`}>
          <Skeleton height={shape === "audio" ? 40 : 320} />
        </span>
      )}
    </div>
  );
}
