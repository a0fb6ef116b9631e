import { limits } from "@bellhop/contract/limits";
import type { CalendarFeed } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { withScheme } from "../../core/forms/with-scheme.ts";
import { Field } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { toast } from "../../ui/toasts.ts";
import styles from "./Feeds.module.css";
import { useSaveFeed } from "./feed-queries.ts";

/** Adds a calendar, or changes one, whose address stays unless another is typed. */
export function FeedDialog({ feed, onClose }: { feed?: CalendarFeed; onClose: () => void }) {
  const { t } = useLingui();
  const save = useSaveFeed();
  const [name, setName] = useState(feed?.name ?? "");
  const [url, setUrl] = useState("");
  const [room, setRoom] = useState(feed?.room ?? "");
  const [endsOnLastNight, setEndsOnLastNight] = useState(feed?.ends_on_last_night ?? false);
  const lastNightId = useId();
  const errors = fieldErrorsOf(save.error);
  const isAtField = Object.keys(errors).length > 0;
  const address = withScheme(url);
  const send = () =>
    save.mutate(
      {
        name,
        room,
        ends_on_last_night: endsOnLastNight,
        ...(feed && { feed_id: feed.feed_id }),
        ...(address !== "" && { url: address }),
      },
      {
        onSuccess: () => {
          toast(feed ? t`Calendar changed.` : t`Calendar added. We read it now.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={feed ? t`Change calendar` : t`Add calendar`}
      send={feed ? t`Save calendar` : t`Add calendar`}
      isBusy={save.isPending}
      isIncomplete={name.trim() === "" || (!feed && address === "")}
      failure={isAtField ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={t`Name`} error={errors.name} hint={t`e.g. Airbnb, room 12`}>
          {(input) => (
            <input
              {...input}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t`Calendar address`}
          error={errors.url}
          hint={feed ? t`Leave it empty to keep the address.` : t`The iCal address. We store it encrypted.`}
        >
          {(input) => (
            <input
              {...input}
              type="url"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t`Room`}
          aside={t`(optional)`}
          error={errors.room}
          hint={t`All reservations of this calendar are for this room.`}
        >
          {(input) => (
            <input
              {...input}
              autoComplete="off"
              maxLength={limits.roomCharacters}
              value={room}
              onChange={(event) => setRoom(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.choice}>
          <label htmlFor={lastNightId}>
            <Trans>End dates are the last night</Trans>
            <small>
              <Trans>Switch on if one-night stays begin and end on the same day.</Trans>
            </small>
          </label>
          <Switch
            id={lastNightId}
            checked={endsOnLastNight}
            onChange={(event) => setEndsOnLastNight(event.target.checked)}
          />
        </div>
      </div>
    </FormDialog>
  );
}
