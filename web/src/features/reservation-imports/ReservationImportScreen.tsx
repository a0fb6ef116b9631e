import { Trans } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { EarlierImports } from "./EarlierImports.tsx";
import { Feeds } from "./Feeds.tsx";
import { useImport } from "./import-queries.ts";
import type { ImportSearch } from "./import-search.ts";
import styles from "./ReservationImportScreen.module.css";
import { StartImport } from "./StartImport.tsx";

const ReviewImport = lazy(() =>
  import("./ReviewImport.tsx").then((module) => ({ default: module.ReviewImport })),
);

export function ReservationImportScreen() {
  const { import: importId }: ImportSearch = useSearch({ strict: false });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <nav className={styles.up}>
          <Link to="/reservations">
            <Trans>Reservations</Trans>
          </Link>
          {importId && (
            <>
              <span aria-hidden="true">/</span>
              <Link to="/reservations/import" search={{}}>
                <Trans>Import</Trans>
              </Link>
            </>
          )}
        </nav>
        <h1>{importId ? <Title importId={importId} /> : <Trans>Import reservations</Trans>}</h1>
      </header>
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
    </div>
  );
}

function Title({ importId }: { importId: string }) {
  const isToCheck = useImport(importId).data?.state === "ready";
  return isToCheck ? <Trans>Check the import</Trans> : <Trans>Import</Trans>;
}
