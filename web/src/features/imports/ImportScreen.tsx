import { Trans } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { EarlierImports } from "./EarlierImports.tsx";
import styles from "./ImportScreen.module.css";
import { useImport } from "./import-queries.ts";
import { KnowledgeFile } from "./KnowledgeFile.tsx";
import { StartImport } from "./StartImport.tsx";

const ReviewImport = lazy(() =>
  import("./ReviewImport.tsx").then((module) => ({ default: module.ReviewImport })),
);

export function ImportScreen() {
  const { import: importId }: { import?: string } = useSearch({ strict: false });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <nav className={styles.up}>
          <Link to="/builder">
            <Trans>Builder</Trans>
          </Link>
          {importId && (
            <>
              <span aria-hidden="true">/</span>
              <Link to="/builder/import" search={{}}>
                <Trans>Import</Trans>
              </Link>
            </>
          )}
        </nav>
        <h1>{importId ? <WhatIsReviewed importId={importId} /> : <Trans>Import</Trans>}</h1>
      </header>
      {importId ? (
        <Suspense>
          <ReviewImport key={importId} importId={importId} />
        </Suspense>
      ) : (
        <>
          <StartImport />
          <EarlierImports />
          <KnowledgeFile />
        </>
      )}
    </div>
  );
}

/** Nothing to review before it is read, or if it could not be. */
function WhatIsReviewed({ importId }: { importId: string }) {
  const isRead = useImport(importId).data?.pages[0]?.import.state === "ready";
  return isRead ? <Trans>Review suggestions</Trans> : <Trans>Import</Trans>;
}
