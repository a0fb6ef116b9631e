import type { CalendarFeed } from "@bellhop/contract/reservation-imports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { AddButton, Section } from "../../core/pages/Section.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { FeedDialog } from "./FeedDialog.tsx";
import styles from "./Feeds.module.css";
import { useFeeds, useRemoveFeed } from "./feed-queries.ts";
import { LeftOut } from "./LeftOut.tsx";
import { RefusalWords } from "./RefusalWords.tsx";

type Open = { kind: "add" } | { kind: "change" | "remove"; feed: CalendarFeed };

/** Calendars that are read every hour. Managers change them. */
export function Feeds() {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Section
      title={t`Calendars read every hour`}
      about={t`New reservations in these calendars are imported without asking.`}
      action={
        <AddButton
          icon={<Icon of={IconPlus} size={16} />}
          whyNot={whyNoWriting}
          onClick={() => setOpen({ kind: "add" })}
        >
          <Trans>Add calendar</Trans>
        </AddButton>
      }
    >
      <FeedList onOpen={setOpen} />
      {open?.kind === "add" && <FeedDialog onClose={close} />}
      {open?.kind === "change" && <FeedDialog feed={open.feed} onClose={close} />}
      {open?.kind === "remove" && <RemoveFeed feed={open.feed} onClose={close} />}
    </Section>
  );
}

function FeedList({ onOpen }: { onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const feeds = useFeeds();
  if (feeds.error && !feeds.data) {
    const retry = () => void feeds.refetch();
    return <Failure failure={feeds.error} title={t`The calendars could not be loaded`} onRetry={retry} />;
  }
  if (!feeds.data)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width={220} />
        <Skeleton width={180} />
      </div>
    );
  if (feeds.data.items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {feeds.data.items.map((feed) => (
        <FeedRow key={feed.feed_id} feed={feed} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function FeedRow({ feed, onOpen }: { feed: CalendarFeed; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const { whyNoWriting } = usePermissions();
  const { name, host, room, read_at: readAt, problem, import_id: importId, bookings } = feed;
  const when = readAt && dayAndTime(readAt);
  const change = whyNoWriting ? undefined : () => onOpen({ kind: "change", feed });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.dim}>
          <bdi>{host}</bdi>
          {room !== "" && (
            <>
              {" · "}
              <Trans>
                Room <bdi>{room}</bdi>
              </Trans>
            </>
          )}
        </p>
        <p className={styles.dim}>
          {when ? <Trans>Last read: {when}</Trans> : <Trans>Not read yet</Trans>}
          {bookings !== null && (
            <>
              {" · "}
              <Plural value={bookings} one="# reservation" other="# reservations" />
            </>
          )}
          {importId && (
            <>
              {" · "}
              <Link to="/reservations/import" search={{ import: importId }}>
                <Trans>Show last import</Trans>
              </Link>
            </>
          )}
        </p>
        {problem && (
          <p className={styles.problem}>
            <RefusalWords refusal={problem} />
          </p>
        )}
        <LeftOut feed={feed} onChange={change} />
      </div>
      {change && (
        <div className={styles.end}>
          <IconButton label={t`Change ${name}`} onClick={change}>
            <Icon of={IconPencil} />
          </IconButton>
          <IconButton label={t`Remove ${name}`} onClick={() => onOpen({ kind: "remove", feed })}>
            <Icon of={IconTrash} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function RemoveFeed({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useRemoveFeed();
  const { name } = feed;
  return (
    <FormDialog
      title={t`Remove this calendar?`}
      send={t`Remove calendar`}
      isDanger
      isBusy={remove.isPending}
      failure={remove.error}
      onClose={onClose}
      onSend={() =>
        remove.mutate(feed.feed_id, {
          onSuccess: () => {
            toast(t`Calendar removed.`);
            onClose();
          },
        })
      }
    >
      <p>
        <Trans>
          We stop reading <bdi>{name}</bdi>. Its reservations stay.
        </Trans>
      </p>
    </FormDialog>
  );
}
