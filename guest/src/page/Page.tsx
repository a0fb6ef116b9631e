import { useEffect, useState, useSyncExternalStore } from "react";
import { openThreadStore } from "../client/thread-store.ts";
import type { PageProps } from "../core/page-props.ts";
import { Composer } from "../thread/Composer.tsx";
import { Log } from "../thread/Log.tsx";
import { Suggestions } from "../thread/Suggestions.tsx";
import { Banner } from "./Banner.tsx";
import { Hero } from "./Hero.tsx";
import { type Served, ServedInformation } from "./ServedInformation.tsx";
import { TopBar } from "./TopBar.tsx";

/** The whole page. Before the script has loaded, forms and links do everything. */
export function Page({ page, texts, served }: PageProps & { served: Served }) {
  const [store] = useState(() => openThreadStore(page));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    store.start();
  }, [store]);
  const hasThread = state.messages.length > 0 || state.queued.length > 0;
  const isOffline = isLive && state.connection === "lost" && !navigator.onLine;
  const all = { page, texts };
  return (
    <div className={hasThread ? "page talking" : "page"}>
      {hasThread && <TopBar {...all} store={store} answerer={state.answerer} isOffline={isOffline} />}
      <div className="scroll">
        {!hasThread && <Hero {...all} store={store} />}
        <main>
          <Banner {...all} hasEnded={state.hasEnded} isOffline={isOffline} />
          <ServedInformation served={served} />
          {hasThread ? (
            <Log {...all} store={store} state={state} isLive={isLive} />
          ) : (
            <Suggestions {...all} />
          )}
        </main>
      </div>
      <Composer {...all} store={store} hasThread={hasThread} isLive={isLive} isOffline={isOffline} />
    </div>
  );
}
