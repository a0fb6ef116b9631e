import { limits } from "@bellhop/contract/limits";
import type { AnyRequestKind, Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { DateInput } from "../../core/forms/DateInput.tsx";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { TimeInput } from "../../core/forms/TimeInput.tsx";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { nowMs } from "../../core/time/clock.ts";
import { Field } from "../../ui/Field.tsx";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import styles from "./AddRequestDialog.module.css";
import { type About, closeAdding } from "./add-request.ts";
import { useKindNames } from "./list/Toolbar.tsx";
import { type NewRequest, useRequestChanges } from "./request-changes.ts";
import { useAssignees, useExtras } from "./request-queries.ts";
import { troubleOf } from "./troubles.ts";
import { useMoneyWords } from "./words/money-words.ts";
import { useRequestName } from "./words/request-name.ts";

type AddRequestDialogProps = { about: About; onAdded: (request: Request) => void };

const extraPrefix = "extra:";
const meValue = "me";

/** A request made by hand, of a message or a guest if it was begun there. */
export function AddRequestDialog({ about, onAdded }: AddRequestDialogProps) {
  const { t } = useLingui();
  const { member } = useAccess();
  const { dayOf } = useFormats();
  const nameOf = useRequestName();
  const { create } = useRequestChanges();
  const { data: extras = [] } = useExtras();
  const { departments } = useAssignees();
  const money = useMoneyWords();
  const kinds = useKindNames();
  const read = about.request;
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<string>(read ? (read.what ?? "other") : "");
  const [words, setWords] = useState(about.words ?? "");
  const [count, setCount] = useState<number | null>(read?.count ?? null);
  const [day, setDay] = useState<string | null>(() => read?.day ?? dayOf(nowMs()));
  const [time, setTime] = useState<string | null>(read?.time ?? null);
  const [room, setRoom] = useState(read?.room ?? about.guest?.room ?? "");
  const [who, setWho] = useState("");
  const entryId = kind.startsWith(extraPrefix) ? kind.slice(extraPrefix.length) : undefined;
  const needsWords = kind === "other" && words.trim() === "";
  const add = useMutation({
    mutationFn: (anyway: boolean) => {
      const { conversation_id, message_id, question_id, guest } = about;
      const made: NewRequest = {
        kind: entryId ? "extra" : (kind as AnyRequestKind),
        ...(!entryId && { words: words.trim(), count }),
        day,
        time,
        room: room.trim() || null,
        ...(who && { assignee: who === meValue ? { member_id: member.member_id } : { department: who } }),
        ...(conversation_id ? { conversation_id } : guest && { guest_id: guest.guest_id }),
        ...(message_id && { message_id }),
        ...(question_id && { question_id }),
        ...(entryId && { extra: { entry_id: entryId, quantity: count ?? 1 } }),
        ...(anyway && { anyway }),
      };
      return create(id, made);
    },
    onSuccess: (request) => {
      toast(t`Request added: ${isolated(nameOf(request))}`);
      closeAdding();
      onAdded(request);
    },
  });
  const errors = fieldErrorsOf(add.error);
  const isTooLate = troubleOf(add.error)?.is === "too_late";
  return (
    <FormDialog
      title={about.guest ? t`Request for ${isolated(shownName(about.guest.name))}` : t`Add request`}
      send={isTooLate ? t`Add anyway` : t`Add request`}
      isBusy={add.isPending}
      isIncomplete={kind === "" || needsWords}
      failure={Object.keys(errors).length > 0 ? null : add.error}
      onSend={() => add.mutate(isTooLate)}
      onClose={closeAdding}
    >
      <Field label={t`What`} error={errors.kind}>
        {(input) => (
          <select {...input} value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="" disabled>
              {t`Choose`}
            </option>
            {extras.length > 0 && (
              <optgroup label={t`Extras`}>
                {extras.map(({ entry_id, title, price }) => (
                  <option key={entry_id} value={extraPrefix + entry_id}>
                    {price ? `${title} · ${money(price)}` : title}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t`Requests`}>
              {kinds.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
      {!entryId && (
        <Field label={t`Details`} error={errors.words}>
          {(input) => (
            <input
              {...input}
              dir="auto"
              autoComplete="off"
              maxLength={limits.requestWordsCharacters}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      )}
      <div className={styles.pair}>
        <Field label={t`Day`} error={errors.day}>
          {(input) => <DateInput input={input} label={t`Day`} value={day} onChange={setDay} />}
        </Field>
        <Field label={t`Time`} error={errors.time}>
          {(input) => <TimeInput input={input} value={time} onChange={setTime} />}
        </Field>
        <NumberField
          label={t`How many`}
          value={count}
          min={1}
          max={999}
          error={errors.count}
          onChange={setCount}
        />
        <Field label={t`Room`} error={errors.room}>
          {(input) => (
            <input
              {...input}
              dir="auto"
              autoComplete="off"
              maxLength={limits.roomCharacters}
              value={room}
              onChange={({ target }) => setRoom(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t`Who has it`} error={errors.assignee}>
        {(input) => (
          <select {...input} value={who} onChange={({ target }) => setWho(target.value)}>
            <option value="">{t`No one`}</option>
            <option value={meValue}>{t`Me`}</option>
            {departments.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {about.conversation_id && (
        <p className={styles.note}>
          <Trans>The guest is told nothing until you confirm.</Trans>
        </p>
      )}
    </FormDialog>
  );
}
