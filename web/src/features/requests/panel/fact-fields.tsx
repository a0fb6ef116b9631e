import { limits } from "@bellhop/contract/limits";
import { isOpenRequest, type Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { instantAt } from "../../../core/language/instant-at.ts";
import { Menu, MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import { useRequestChanges } from "../request-changes.ts";
import { useAssignees } from "../request-queries.ts";
import { roomOf } from "../words/room-of.ts";
import { useDayWords, useWhenWords } from "../words/when-words.ts";
import { nameOfAssignee } from "../words/who-words.ts";
import styles from "./EditableFact.module.css";
import { EditableFact } from "./EditableFact.tsx";

type FactProps = { request: Request };

const isOpen = ({ state }: Request) => isOpenRequest(state);

/** When the guest wants it. */
export function WhenFact({ request }: FactProps) {
  const { t } = useLingui();
  const { change } = useRequestChanges();
  const [day, setDay] = useState(request.day);
  const [time, setTime] = useState(request.time);
  const words = useWhenWords()(request) || t`No time given`;
  return (
    <EditableFact
      label={t`Change when: ${words}`}
      onSave={isOpen(request) ? () => change(request, { day, time }) : undefined}
      onEdit={() => {
        setDay(request.day);
        setTime(request.time);
      }}
      fields={
        <>
          <span className={styles.date}>
            <DateInput label={t`Day`} value={day} onChange={setDay} />
          </span>
          <span className={styles.time}>
            <TimeInput label={t`Time`} value={time} onChange={setTime} />
          </span>
        </>
      }
    >
      <bdi className="figures">{words}</bdi>
    </EditableFact>
  );
}

/** When staff must have acted. */
export function DueFact({ request }: FactProps) {
  const { t } = useLingui();
  const { change } = useRequestChanges();
  const { time, dayOf } = useFormats();
  const dayWords = useDayWords();
  const { due_at } = request;
  const [day, setDay] = useState<string | null>(dayOf(due_at));
  const [at, setAt] = useState<string | null>(time(due_at));
  const words = `${dayWords(dayOf(due_at))}, ${time(due_at)}`;
  return (
    <EditableFact
      label={t`Change when it is due: ${words}`}
      onSave={
        isOpen(request)
          ? async () => {
              const due = day && at && instantAt(day, at, { time, dayOf });
              return due ? change(request, { due_at: due }) : false;
            }
          : undefined
      }
      onEdit={() => {
        setDay(dayOf(due_at));
        setAt(time(due_at));
      }}
      fields={
        <>
          <span className={styles.date}>
            <DateInput label={t`Day`} value={day} isNeeded onChange={setDay} />
          </span>
          <span className={styles.time}>
            <TimeInput label={t`Time`} value={at} isNeeded onChange={setAt} />
          </span>
        </>
      }
    >
      <bdi className="figures">{words}</bdi>
    </EditableFact>
  );
}

export function RoomFact({ request }: FactProps) {
  const { t } = useLingui();
  const { change } = useRequestChanges();
  const stored = roomOf(request);
  const shown = stored ?? t`No room`;
  const [room, setRoom] = useState(stored ?? "");
  return (
    <EditableFact
      label={t`Change room: ${shown}`}
      onSave={isOpen(request) ? () => change(request, { room: room.trim() || null }) : undefined}
      onEdit={() => setRoom(stored ?? "")}
      fields={
        <input
          className={styles.short}
          aria-label={t`Room`}
          autoComplete="off"
          dir="auto"
          maxLength={limits.roomCharacters}
          value={room}
          onChange={({ target }) => setRoom(target.value)}
        />
      }
    >
      <bdi className="figures">{shown}</bdi>
    </EditableFact>
  );
}

/** How many, and the words. An order has a quantity, and keeps the name of its extra. */
export function WhatFact({ request }: FactProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { change } = useRequestChanges();
  const { extra, words } = request;
  const stored = extra ? extra.quantity : request.count;
  const [count, setCount] = useState(String(stored ?? ""));
  const [text, setText] = useState(words);
  const shown =
    [stored !== null && `× ${number(stored)}`, !extra && words].filter(Boolean).join(" · ") || t`No details`;
  const save = () => {
    const typed = count.trim() === "" ? null : Math.round(Number(count));
    if (typed !== null && !(typed >= 1 && typed <= 999)) return Promise.resolve(false);
    if (extra) return change(request, typed === null ? {} : { quantity: typed });
    return change(request, { count: typed, words: text });
  };
  return (
    <EditableFact
      label={t`Change what: ${shown}`}
      onSave={isOpen(request) ? save : undefined}
      onEdit={() => {
        setCount(String(stored ?? ""));
        setText(words);
      }}
      fields={
        <>
          <input
            className={styles.short}
            aria-label={t`How many`}
            type="number"
            inputMode="numeric"
            min={1}
            max={999}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
          {!extra && (
            <textarea
              aria-label={t`Details`}
              dir="auto"
              rows={2}
              maxLength={limits.requestWordsCharacters}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </>
      }
    >
      <bdi>{shown}</bdi>
    </EditableFact>
  );
}

export function NoteFact({ request }: FactProps) {
  const { t } = useLingui();
  const { change } = useRequestChanges();
  const [note, setNote] = useState(request.note);
  return (
    <EditableFact
      label={request.note ? t`Change note: ${request.note}` : t`Add note`}
      onSave={isOpen(request) ? () => change(request, { note }) : undefined}
      onEdit={() => setNote(request.note)}
      fields={
        <textarea
          aria-label={t`Note for your team`}
          dir="auto"
          rows={3}
          maxLength={limits.requestNoteCharacters}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      }
    >
      {request.note ? <bdi>{request.note}</bdi> : <Trans>Add note</Trans>}
    </EditableFact>
  );
}

/** A member or a department of the hotel. */
export function WhoFact({ request }: FactProps) {
  const { t } = useLingui();
  const { member } = useAccess();
  const { change } = useRequestChanges();
  const { members, departments } = useAssignees();
  const who = nameOfAssignee(request.assignee);
  const words = who ?? t`No one`;
  const shown = <bdi>{words}</bdi>;
  if (!isOpen(request)) return <span>{shown}</span>;
  const assign = (assignee: NonNullable<Parameters<typeof change>[1]["assignee"]> | null) =>
    void change(request, { assignee });
  const others = members.filter(({ member_id }) => member_id !== member.member_id);
  return (
    <Menu
      label={t`Who has it`}
      widthPx={240}
      trigger={
        <button type="button" className={styles.value} aria-label={t`Change who has it: ${words}`}>
          {shown}
        </button>
      }
    >
      <MenuItem onChoose={() => assign({ member_id: member.member_id })}>
        <Trans>Me</Trans>
      </MenuItem>
      {departments.map((department) => (
        <MenuItem key={department} onChoose={() => assign({ department })}>
          <bdi>{department}</bdi>
        </MenuItem>
      ))}
      {others.map(({ member_id, name }) => (
        <MenuItem key={member_id} onChoose={() => assign({ member_id })}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
      {who && (
        <>
          <MenuLine />
          <MenuItem onChoose={() => assign(null)}>
            <Trans>No one</Trans>
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
