import { Trans } from "@lingui/react/macro";
import { useMatches } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { WaitingReplies } from "../../features/inbox/thread/WaitingReplies.tsx";
import { WaitingBell } from "../../features/inbox/WaitingBell.tsx";
import { SaveKeptChanges } from "../../features/knowledge/editor/SaveKeptChanges.tsx";
import { useAnnounced } from "../../ui/announce.ts";
import { TipLayer } from "../../ui/Tip.tsx";
import { Toasts } from "../../ui/Toasts.tsx";
import { ConnectionChip } from "./ConnectionChip.tsx";
import { GoShortcuts } from "./GoShortcuts.tsx";
import { Nav } from "./Nav.tsx";
import { useNavWidth } from "./nav-width.ts";
import { Overlays } from "./Overlays.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { usePageTitle } from "./page-title.ts";
import styles from "./Shell.module.css";

const TaskWatch = lazy(() =>
  import("../../features/tasks/TaskWatch.tsx").then((module) => ({ default: module.TaskWatch })),
);

/** What stands around every screen: navigation, connection, keys, and the places where things are said. */
export function Shell({ children }: { children: ReactNode }) {
  usePageTitle();
  const announced = useAnnounced();
  const { choice } = useNavWidth();
  const isFullScreen = useMatches({ select: (matches) => matches.some((match) => isThread(match.search)) });
  return (
    <div className={styles.shell} data-nav={choice} data-full={isFullScreen || undefined}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Nav />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <PhoneBar />
      <Toasts>
        <ConnectionChip health={useLiveHealth()} />
      </Toasts>
      <TipLayer />
      <Overlays />
      <GoShortcuts />
      <WaitingBell />
      <WaitingReplies />
      <SaveKeptChanges />
      <Suspense>
        <TaskWatch />
      </Suspense>
      <div className="unseen" role="status">
        {announced}
      </div>
    </div>
  );
}

/** On a phone an open conversation takes the whole screen. */
function isThread(search: unknown): boolean {
  return (
    typeof search === "object" && search !== null && "conversation" in search && Boolean(search.conversation)
  );
}
