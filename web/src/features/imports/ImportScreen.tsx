import { Trans } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { NestedScreen, PathSeparator } from "../../core/pages/NestedScreen.tsx";
import { EarlierImports } from "./EarlierImports.tsx";
import { useImport } from "./import-queries.ts";
import { KnowledgeFile } from "./KnowledgeFile.tsx";
import { StartImport } from "./StartImport.tsx";

const ReviewImport = lazy(() =>
  import("./ReviewImport.tsx").then((module) => ({ default: module.ReviewImport })),
);

export function ImportScreen() {
  const { import: importId }: { import?: string } = useSearch({ strict: false });
  return (
    <NestedScreen
      path={
        <>
          <Link to="/builder">
            <Trans>Builder</Trans>
          </Link>
          {importId && (
            <>
              <PathSeparator />
              <Link to="/builder/import" search={{}}>
                <Trans>Import</Trans>
              </Link>
            </>
          )}
        </>
      }
      title={importId ? <WhatIsReviewed importId={importId} /> : <Trans>Import</Trans>}
    >
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
    </NestedScreen>
  );
}

/** Nothing to review before it is read, or if it could not be. */
function WhatIsReviewed({ importId }: { importId: string }) {
  const isRead = useImport(importId).data?.pages[0]?.import.state === "ready";
  return isRead ? <Trans>Review suggestions</Trans> : <Trans>Import</Trans>;
}
