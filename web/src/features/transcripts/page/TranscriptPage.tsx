import { Trans, useLingui } from "@lingui/react/macro";
import { IconFileOff } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { buttonLook } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ExportDialog } from "../export/ExportDialog.tsx";
import { isDeleted, useTranscript } from "../reading/transcript-queries.ts";
import type { TranscriptFilter } from "../reading/transcripts-search.ts";
import { EarlierMessages } from "./EarlierMessages.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { TranscriptDays } from "./TranscriptDays.tsx";
import { TranscriptHead } from "./TranscriptHead.tsx";
import styles from "./TranscriptPage.module.css";
import { TranscriptSkeleton } from "./TranscriptSkeleton.tsx";
import { useLoadAll } from "./use-load-all.ts";

type TranscriptPageProps = {
  conversationId: string;
  /** The filters of the list that it was opened from. */
  filter: TranscriptFilter;
};

export function TranscriptPage({ conversationId, filter }: TranscriptPageProps) {
  const { t } = useLingui();
  const transcript = useTranscript(conversationId);
  const loading = useLoadAll(transcript);
  const [isExporting, setExporting] = useState(false);
  const { conversation, messages, hasNextPage, error } = transcript;
  if (isDeleted(error)) return <Deleted filter={filter} />;
  if (!conversation) {
    return (
      <div className={styles.screen}>
        <BackLink filter={filter} />
        {error ? (
          <Failure
            failure={error}
            title={t`The transcript could not be loaded`}
            onRetry={() => void transcript.refetch()}
          />
        ) : (
          <TranscriptSkeleton />
        )}
      </div>
    );
  }
  if (conversation.merged_into) {
    return (
      <Navigate to="/transcripts" search={{ ...filter, conversation: conversation.merged_into }} replace />
    );
  }
  // The browser prints what is on the page.
  const print = async () => {
    if (await loading.loadAll()) window.print();
  };
  return (
    <div className={styles.screen}>
      <BackLink filter={filter} />
      <div className={styles.sheet}>
        <PrintHead conversation={conversation} />
        <article className={styles.body} aria-label={t`Transcript`}>
          <TranscriptHead
            conversation={conversation}
            messages={messages}
            isWhole={!hasNextPage}
            isBusy={loading.isLoading}
            onPrint={() => void print()}
            onExport={() => setExporting(true)}
          />
          <EarlierMessages transcript={transcript} loading={loading} />
          <TranscriptDays messages={messages} guestName={shownName(conversation.guest.name)} />
        </article>
      </div>
      {isExporting && (
        <ExportDialog of={{ conversation_id: conversationId }} onClose={() => setExporting(false)} />
      )}
    </div>
  );
}

function BackLink({ filter }: { filter: TranscriptFilter }) {
  return (
    <Link to="/transcripts" search={filter} className={styles.up}>
      <Trans>Transcripts</Trans>
    </Link>
  );
}

function Deleted({ filter }: { filter: TranscriptFilter }) {
  const { t } = useLingui();
  return (
    <Notice
      isPage
      icon={<IconFileOff size={24} stroke={1.35} />}
      title={t`This conversation was deleted.`}
      action={
        <Link to="/transcripts" search={filter} className={buttonLook({ kind: "primary" })}>
          <Trans>Show transcripts</Trans>
        </Link>
      }
    />
  );
}
