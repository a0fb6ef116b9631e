import { mediaPath } from "@bellhop/contract/message-content";
import { type Caller, fileOf, sent, sentAs } from "./ask.ts";

/** Fetches the bytes of a message's file. Rejects like `Ask`. */
export type FetchMedia = (mediaId: string, signal?: AbortSignal) => Promise<Blob>;

export function fetchMediaAs(caller: Caller, send: typeof fetch): FetchMedia {
  return async (mediaId, signal) => {
    const address = `${mediaPath}?${new URLSearchParams({ media_id: mediaId })}`;
    const response = await sentAs(caller, (headers) =>
      sent(send, address, { headers, credentials: "include", signal: signal ?? null }),
    );
    return (await fileOf(response)).blob;
  };
}
