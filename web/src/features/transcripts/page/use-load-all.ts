import { useEffect, useRef, useState } from "react";
import type { useTranscript } from "../reading/transcript-queries.ts";

export type LoadAll = {
  isLoading: boolean;
  /** Resolves with true once all messages are loaded, with false if it was stopped or failed. */
  loadAll: () => Promise<boolean>;
  stop: () => void;
};

/** Loads page after page until the first message. */
export function useLoadAll({ hasNextPage, fetchNextPage }: ReturnType<typeof useTranscript>): LoadAll {
  const [isLoading, setLoading] = useState(false);
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setLoading(false);
  };
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const loadAll = async () => {
    if (!hasNextPage) return true;
    if (isLoading) return false;
    run.current += 1;
    const mine = run.current;
    setLoading(true);
    let isMore = true;
    let hasFailed = false;
    while (isMore && !hasFailed && run.current === mine) {
      const page = await fetchNextPage();
      isMore = page.hasNextPage;
      hasFailed = page.isFetchNextPageError;
    }
    if (run.current !== mine) return false;
    setLoading(false);
    return !isMore;
  };
  return { isLoading, loadAll, stop };
}
