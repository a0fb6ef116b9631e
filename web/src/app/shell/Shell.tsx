import { Trans } from "@lingui/react/macro";
import { useMatches } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { RetryUnsaved } from "../../core/autosave/SaveUnsaved.tsx";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { messageFieldId } from "../../core/navigation/message-field.ts";
import { EmergencyBar } from "../../features/alerts/index.ts";
import { useAnnounced } from "../../ui/announce.ts";
import { TipLayer } from "../../ui/Tip.tsx";
import { Toasts } from "../../ui/Toasts.tsx";
import { features } from "../features.ts";
import { ConnectionChip } from "./ConnectionChip.tsx";
import { GoShortcuts } from "./GoShortcuts.tsx";
import { Nav } from "./Nav.tsx";
import { useNavWidth } from "./nav-width.ts";
import { Overlays } from "./Overlays.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import styles from "./Shell.module.css";

const background = [RetryUnsaved, ...features.flatMap((feature) => feature.background ?? [])];

/** The frame of every screen: navigation, connection state, shortcuts, toasts and announcements. */
export function Shell({ children }: { children: ReactNode }) {
  const { choice } = useNavWidth();
  const isFullScreen = useMatches({ select: (matches) => matches.some((match) => isThread(match.search)) });
  return (
    <div className={styles.shell} data-nav={choice} data-full={isFullScreen || undefined}>
      <PageTitle />
      <SkipLink to="content">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <SkipLink to={messageFieldId} className={styles.skipToField}>
        <Trans>Skip to the message field</Trans>
      </SkipLink>
      <EmergencyBar />
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
      {background.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <Suspense key={index}>
          <Part />
        </Suspense>
      ))}
      <Announcement />
    </div>
  );
}

function Announcement() {
  return (
    <div className="unseen" role="status">
      {useAnnounced()}
    </div>
  );
}

type SkipLinkProps = { to: string; className?: string | undefined; children: ReactNode };

function SkipLink({ to, className = "", children }: SkipLinkProps) {
  return (
    <a
      className={`${styles.skip} ${className}`}
      href={`#${to}`}
      onClick={(event) => {
        // The address stays the same.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}

/** On a phone an open conversation or request takes the whole screen. */
function isThread(search: unknown): boolean {
  if (typeof search !== "object" || search === null) return false;
  const { conversation, request } = search as { conversation?: unknown; request?: unknown };
  return Boolean(conversation || request);
}
