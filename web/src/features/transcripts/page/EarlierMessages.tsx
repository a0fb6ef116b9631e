import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { useTranscript } from "../reading/transcript-queries.ts";
import styles from "./TranscriptPage.module.css";
import type { LoadAll } from "./use-load-all.ts";

type EarlierMessagesProps = { transcript: ReturnType<typeof useTranscript>; loading: LoadAll };

/** Loads earlier messages, and says on paper that they are missing. */
export function EarlierMessages({ transcript, loading }: EarlierMessagesProps) {
  const { t } = useLingui();
  const { number, date, dayOf } = useFormats();
  const { messages, hasNextPage, isFetchingNextPage, fetchNextPage, error } = transcript;
  const count = number(messages.length);
  const first = messages[0]?.position;
  const day = first ? date(dayOf(first)) : "";
  return (
    <>
      {error && (
        <div className={styles.onScreen}>
          <Failure
            failure={error}
            title={t`Earlier messages could not be loaded`}
            onRetry={() => void (hasNextPage ? fetchNextPage() : transcript.refetch())}
          />
        </div>
      )}
      {hasNextPage && (
        <div className={styles.earlier}>
          <p className={styles.onScreen} role="status">
            {loading.isLoading ? (
              <Trans>
                Loading messages: {count}, back to {day}
              </Trans>
            ) : (
              <Trans>
                Newest {count} messages, since {day}
              </Trans>
            )}
          </p>
          <p className={styles.onPaper}>
            <Trans>Earlier messages are not included.</Trans>
          </p>
          <div className={styles.earlierButtons}>
            {loading.isLoading ? (
              <Button size="row" onClick={loading.stop}>
                <Trans>Stop loading</Trans>
              </Button>
            ) : (
              <>
                <Button
                  size="row"
                  aria-disabled={isFetchingNextPage}
                  onClick={() => !isFetchingNextPage && void fetchNextPage()}
                >
                  <Trans>Show earlier</Trans>
                </Button>
                <Button size="row" onClick={() => void loading.loadAll()}>
                  <Trans>Load all</Trans>
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
