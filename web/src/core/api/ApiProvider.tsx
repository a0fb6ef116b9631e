import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import { useSession } from "../session/index.ts";
import { type Ask, askAs, type Caller, type FetchFile, fetchFileAs } from "./ask.ts";
import { type FetchMedia, fetchMediaAs } from "./fetch-media.ts";
import { tabVenue } from "./tab-venue.ts";

type Api = { ask: Ask; fetchFile: FetchFile; fetchMedia: FetchMedia; caller: Caller; send: typeof fetch };

const ApiContext = createContext<Api | null>(null);

const browserFetch: typeof fetch = (...request) => fetch(...request);

export function ApiProvider({ send = browserFetch, children }: { send?: typeof fetch; children: ReactNode }) {
  const session = useSession();
  // The client outlives renders, so it asks the newest session for a token.
  const newest = useRef(session);
  newest.current = session;
  const api = useMemo(() => {
    const caller: Caller = {
      accessToken: () => newest.current.getAccessToken(),
      venueId: tabVenue.read,
      replaceToken: (refused) => newest.current.replaceToken(refused),
      signedOut: () => void newest.current.expire(),
    };
    return {
      caller,
      send,
      ask: askAs(caller, send),
      fetchFile: fetchFileAs(caller, send),
      fetchMedia: fetchMediaAs(caller, send),
    };
  }, [send]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi() {
  const api = useContext(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
}
