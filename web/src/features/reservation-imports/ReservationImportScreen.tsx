import { Trans } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
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
  const { data: one } = useImport(importId);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = importId === undefined ? "start" : one && `${importId} ${one.task_id} ${one.state}`;
  useFocusAfterStep(step, heading);
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
      title={
        !importId ? (
          <Trans>Import reservations</Trans>
        ) : one?.state === "ready" ? (
          <Trans>Check the import</Trans>
        ) : (
          <Trans>Import</Trans>
        )
      }
      titleRef={heading}
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

/** Each step removes the button that started it, which had the focus. Undefined: not loaded. */
function useFocusAfterStep(step: string | undefined, heading: RefObject<HTMLHeadingElement | null>) {
  const last = useRef(step);
  useEffect(() => {
    const isOver = last.current !== undefined && last.current !== step;
    if (isOver && document.activeElement === document.body) heading.current?.focus();
    last.current = step;
  }, [step, heading]);
}
