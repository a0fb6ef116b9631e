import { Trans } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { NestedScreen, PathSeparator } from "../../core/pages/NestedScreen.tsx";
import { EarlierImports } from "./EarlierImports.tsx";
import { Feeds } from "./Feeds.tsx";
import { useImport } from "./import-queries.ts";
import type { ImportSearch } from "./import-search.ts";
import { StartImport } from "./StartImport.tsx";

const ReviewImport = lazy(() =>
  import("./ReviewImport.tsx").then((module) => ({ default: module.ReviewImport })),
);

export function ReservationImportScreen() {
  const { import: importId }: ImportSearch = useSearch({ strict: false });
  return (
    <NestedScreen
      path={
        <>
          <Link to="/reservations">
            <Trans>Reservations</Trans>
          </Link>
          {importId && (
            <>
              <PathSeparator />
              <Link to="/reservations/import" search={{}}>
                <Trans>Import</Trans>
              </Link>
            </>
          )}
        </>
      }
      title={importId ? <Title importId={importId} /> : <Trans>Import reservations</Trans>}
    >
      {importId ? (
        <Suspense>
          <ReviewImport key={importId} importId={importId} />
        </Suspense>
      ) : (
        <>
          <StartImport />
          <EarlierImports />
          <Feeds />
        </>
      )}
    </NestedScreen>
  );
}

function Title({ importId }: { importId: string }) {
  const isToCheck = useImport(importId).data?.state === "ready";
  return isToCheck ? <Trans>Check the import</Trans> : <Trans>Import</Trans>;
}
