import type { Media } from "@bellhop/contract/message-content";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../../core/api/query.ts";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { saveFile } from "../../../../ui/save-file.ts";
import { useReader } from "../../conversations/conversation-queries.ts";
import { useKindWords } from "./kind-words.ts";

const keptMs = 5 * 60_000;

/**
 * The file as an address for `src`; undefined until it is loaded. The thread is virtualized, so a mounted file is near
 * the viewport.
 */
export function useMedia(media: Media, isWanted = true) {
  const { fetchMedia } = useApi();
  const { venueId } = useReader();
  const { data, error, refetch } = useQuery({
    queryKey: [...venueKey(venueId), "media", media.media_id],
    queryFn: ({ signal }) => fetchMedia(media.media_id, signal),
    enabled: isWanted && media.state === "stored",
    // A file never changes.
    staleTime: "static",
    gcTime: keptMs,
  });
  return { url: useBlobUrl(data), failed: error !== null, retry: () => void refetch() };
}

function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** Saves the file on the reader's device. */
export function useDownload(media: Media) {
  const { t } = useLingui();
  const { fetchMedia } = useApi();
  const showFailure = useShowFailure();
  const word = useKindWords()(media.kind)?.word ?? "";
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveFile({ name: media.file_name ?? word, blob: await fetchMedia(media.media_id) });
    } catch (failure) {
      showFailure(failure, t`The file could not be loaded.`);
    } finally {
      setLoading(false);
    }
  };
  return { download: () => void download(), isLoading };
}
