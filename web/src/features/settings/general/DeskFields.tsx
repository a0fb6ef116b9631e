import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import form from "../../../ui/FormScreen.module.css";
import { useKeyedSection } from "../../knowledge/index.ts";
import styles from "../Settings.module.css";
import { useSettings } from "../store/use-settings.ts";
import { phoneForGuests } from "./phone-for-guests.ts";

type DeskProps = { mayEdit: boolean };

/** Shows what the hotel profile says about the reception. Older values that only these settings have can be moved there. */
export function DeskFields({ mayEdit }: DeskProps) {
  const { settings } = useSettings();
  const { isLoaded } = useKeyedSection("profile");
  if (!settings || !isLoaded) return null;
  return (
    <>
      <PhoneValue mayEdit={mayEdit} />
      <RoomsValue mayEdit={mayEdit} />
      <p className={styles.elsewhere}>
        <span className={form.hint}>
          <Trans>Phone, rooms and reception hours are in Hotel profile.</Trans>
        </span>
        <Link to="/profile" hash="reception" className={buttonLook({ size: "row" })}>
          {mayEdit ? <Trans>Change in Hotel profile</Trans> : <Trans>See Hotel profile</Trans>}
        </Link>
      </p>
    </>
  );
}

function PhoneValue({ mayEdit }: DeskProps) {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  const { byKey, change } = useKeyedSection("profile");
  const readable = useReadablePhone();
  const phone = settings?.general.phone ?? null;
  const { shown, isOnlyHere } = phoneForGuests(
    phone,
    ["reception", "contact"].map((key) => byKey.get(key)?.entry),
  );
  return (
    <Value
      name={t`Reception phone`}
      value={shown && readable(shown)}
      hint={
        isOnlyHere ? (
          <Trans>
            Guests get it in emergencies and on the guest page. Move it to Hotel profile, so that the
            assistant knows it too.
          </Trans>
        ) : (
          <Trans>Guests get it in emergencies and on the guest page.</Trans>
        )
      }
    >
      {mayEdit && isOnlyHere && (
        <>
          <Button size="row" onClick={() => store.set("general", { phone: null })}>
            <Trans>Remove</Trans>
          </Button>
          <Button size="row" onClick={() => change("reception", { facts: { phone } })}>
            <Trans>Move to Hotel profile</Trans>
          </Button>
        </>
      )}
    </Value>
  );
}

function RoomsValue({ mayEdit }: DeskProps) {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  const { byKey, change } = useKeyedSection("profile");
  const count = byKey.get("room_types")?.entry.facts.count;
  const rooms = settings?.general.rooms ?? null;
  const move = () => {
    change("room_types", { facts: { count: rooms } });
    store.set("general", { rooms: null });
  };
  return (
    <Value name={t`Rooms`} value={count ?? rooms}>
      {mayEdit && count === undefined && rooms !== null && (
        <Button size="row" onClick={move}>
          <Trans>Move to Hotel profile</Trans>
        </Button>
      )}
    </Value>
  );
}

type ValueProps = {
  name: string;
  value: string | number | null | undefined;
  hint?: ReactNode;
  children?: ReactNode;
};

function Value({ name, value, hint, children }: ValueProps) {
  return (
    <div className={styles.elsewhere}>
      <div>
        <p className={styles.label}>{name}</p>
        <p>{value ? <bdi dir="ltr">{value}</bdi> : <Trans>Not entered</Trans>}</p>
        {hint && value ? <p className={form.hint}>{hint}</p> : null}
      </div>
      <span>{children}</span>
    </div>
  );
}
