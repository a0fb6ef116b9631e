import { useQuery } from "@tanstack/react-query";
import { failureOfAnswer, failureWithoutAnswer } from "../../../core/api/call-failure.ts";
import listUrl from "./generated/list.json?url";
import textsUrl from "./generated/texts.json?url";

/** A part of Bellhop. `text` is its index in the texts; with `link`, the text is at that address. */
export type Licence = { name: string; version: string; licence: string; text?: number; link?: string };

/** Static files of the dashboard, loaded on demand. */
export const useLicences = () => useFile<Licence[]>(listUrl);
export const useLicenceTexts = () => useFile<string[]>(textsUrl);

function useFile<Content>(url: string) {
  return useQuery({
    queryKey: ["licences", url],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await load(url, signal)) as Content,
  });
}

async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw failureWithoutAnswer();
  });
  if (!response.ok) throw failureOfAnswer(response.status, {});
  return response.json();
}
