import { isOpenRequest, type Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Disc } from "../../../ui/Disc.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { type RequestSearch, readRequestSearch } from "../request-search.ts";
import { DueChip } from "../words/DueChip.tsx";
import { KindIcon } from "../words/KindIcon.tsx";
import { useMoneyWords } from "../words/money-words.ts";
import { useRequestName, wordsBesideName } from "../words/request-name.ts";
import { roomOf } from "../words/room-of.ts";
import { StateChip } from "../words/StateChip.tsx";
import { useWhenWords } from "../words/when-words.ts";
import { nameOfAssignee } from "../words/who-words.ts";
import styles from "./RequestRow.module.css";

type RequestRowProps = {
  request: Request;
  search: RequestSearch;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onOpen: (requestId: string) => void;
};

export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { request, search, isOpen, isChosen, onChoose, onOpen } = props;
  const { t } = useLingui();
  const { time } = useFormats();
  const name = useRequestName()(request);
  const money = useMoneyWords();
  const { request_id: id, state, due_at, extra, guest, assignee } = request;
  const room = roomOf(request);
  const who = nameOfAssignee(assignee);
  return (
    <tr className={styles.row} data-request={id} data-selected={isOpen || undefined}>
      <td className={styles.due}>
        <time dateTime={due_at}>{time(due_at)}</time>
        {isOpenRequest(state) && <DueChip due={due_at} />}
      </td>
      <td className={styles.mark}>
        <span className={styles.icon}>
          <KindIcon kind={request.kind} />
        </span>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t`Choose ${isolated(name)}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={styles.what}>
        <span className={`${styles.name} oneline`}>
          <Link
            to="/orders"
            search={readRequestSearch({ ...search, request: id })}
            className={styles.link}
            aria-current={isOpen || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            <bdi>{name}</bdi>
          </Link>
          {extra?.price && <span className={styles.price}> · {money(extra.price)}</span>}
        </span>
        <Detail request={request} />
      </td>
      <td className={styles.guest}>
        <span className="oneline">
          {room && <bdi className={`${styles.room} figures`}>{room}</bdi>}{" "}
          {guest && <bdi>{shownName(guest.name)}</bdi>}
        </span>
      </td>
      <td className={styles.who}>
        {who ? (
          <span className={styles.someone}>
            <span className={styles.disc}>
              <Disc name={who} size={24} />
            </span>
            <bdi className="oneline">{who}</bdi>
          </span>
        ) : (
          <span className={styles.noOne}>
            <Trans>No one</Trans>
          </span>
        )}
      </td>
      <td className={styles.state}>
        <StateChip state={state} />
      </td>
    </tr>
  );
});

/** When it is wanted if that is not when it is due, and the guest's own words. */
function Detail({ request }: { request: Request }) {
  const { t } = useLingui();
  const { time, dayOf } = useFormats();
  const whenWords = useWhenWords();
  const { day, due_at, proposed, state, note } = request;
  const isWhenDue = request.time === time(due_at) && (day === null || day === dayOf(due_at));
  // Without a time it is wanted soon: that is when it is due.
  const isSameDay = day === null || day === dayOf(due_at);
  const when = whenWords({ day: isSameDay ? null : day, time: request.time });
  const parts = [
    state === "proposed" && proposed && t`Proposed: ${whenWords(proposed)}`,
    !isWhenDue && when && state !== "proposed" && t`Wanted: ${when}`,
    wordsBesideName(request) || note,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span className={`${styles.detail} oneline ranged`} dir="auto">
      {parts.join(" · ")}
    </span>
  );
}
