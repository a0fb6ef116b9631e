import { limits } from "@bellhop/contract/limits";
import { readRooms } from "@bellhop/contract/room-list";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconPrinter } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useSaveRoomCodes } from "../link-queries.ts";
import page from "../PublicPage.module.css";

/** Sheets with a code per room. */
export function RoomCodes() {
  const { t } = useLingui();
  const id = useId();
  const [list, setList] = useState("");
  const [isTried, setIsTried] = useState(false);
  const save = useSaveRoomCodes();
  const showFailure = useShowFailure();
  const read = readRooms(list);
  const count = "rooms" in read ? read.rooms.length : 0;
  const refused = fieldErrorsOf(save.error).rooms;
  const error =
    problemOf(read) ?? refused ?? (isTried && count === 0 ? t`Enter at least one room.` : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (count === 0 || save.isPending) return;
    save.mutate(list, {
      onSuccess: () => toast(t`Room codes downloaded.`),
      onError: (failure) =>
        fieldErrorsOf(failure).rooms === undefined &&
        showFailure(failure, fieldErrorsOf(failure).venue_name ?? t`Could not draw the room codes.`),
    });
  };
  return (
    <form className={form.box} onSubmit={submit} aria-labelledby={id} noValidate>
      <div>
        <h3 id={id}>
          <Trans>A code for each room</Trans>
        </h3>
        <p className={form.hint}>
          <Trans>
            Guests who scan it don't have to tell you their room. Eight cards on a sheet, to cut out.
          </Trans>
        </p>
      </div>
      <Field
        label={t`Rooms`}
        error={error}
        hint={
          count > 0 ? (
            <Plural
              value={count}
              one="# room on one sheet."
              other={`# rooms on sheets of A4, ${Math.ceil(count / 8)} in all.`}
            />
          ) : (
            <Trans>Single rooms and ranges, like 101-112, 201.</Trans>
          )
        }
      >
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={limits.roomListCharacters}
            value={list}
            onChange={(event) => {
              setList(event.currentTarget.value);
              save.reset();
            }}
          />
        )}
      </Field>
      <div className={page.actions}>
        <Button type="submit" icon={<Icon of={IconPrinter} size={16} />} aria-busy={save.isPending}>
          <Trans>Download room codes</Trans>
        </Button>
      </div>
    </form>
  );
}

function problemOf(read: ReturnType<typeof readRooms>): string | undefined {
  if (!("problem" in read)) return undefined;
  const { problem, part } = read;
  if (problem === "rooms_too_many")
    return fieldSentence({ code: problem, params: { maximum: limits.roomCodes } });
  return fieldSentence({ code: problem === "too_long" ? "room_name_too_long" : problem, params: { part } });
}
