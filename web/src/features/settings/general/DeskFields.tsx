import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import form from "../../../ui/FormScreen.module.css";
import { useKeyedSection } from "../../knowledge/index.ts";
import styles from "../Settings.module.css";
import { useSettings } from "../store/use-settings.ts";

/** Phone, rooms and hours are in the hotel profile; older values that only these settings have can be moved there. */
export function DeskFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  const { byKey, change, isLoaded } = useKeyedSection("profile");
  const readable = useReadablePhone();
  if (!settings || !isLoaded) return null;
  const factsOf = (key: string) => byKey.get(key)?.entry.facts ?? {};
  const { phone, rooms } = settings.general;
  const profilePhone = factsOf("reception").phone ?? factsOf("contact").phone;
  const profileRooms = factsOf("room_types").count;
  const phoneOnlyHere = profilePhone === undefined ? phone : null;
  const roomsOnlyHere = profileRooms === undefined ? rooms : null;
  return (
    <>
      <Value
        name={t`Reception phone`}
        value={(profilePhone ?? phone) && readable(profilePhone ?? phone ?? "")}
        hint={
          phoneOnlyHere ? (
            <Trans>
              Guests get it in emergencies and on the guest page. Move it to Hotel profile, so that the
              assistant knows it too.
            </Trans>
          ) : (
            <Trans>Guests get it in emergencies and on the guest page.</Trans>
          )
        }
      >
        {mayEdit && phoneOnlyHere && (
          <>
            <Button size="row" onClick={() => store.set("general", { phone: null })}>
              <Trans>Remove</Trans>
            </Button>
            <Button size="row" onClick={() => change("reception", { facts: { phone: phoneOnlyHere } })}>
              <Trans>Move to Hotel profile</Trans>
            </Button>
          </>
        )}
      </Value>
      <Value name={t`Rooms`} value={profileRooms ?? rooms}>
        {mayEdit && roomsOnlyHere !== null && (
          <Button
            size="row"
            onClick={() => {
              change("room_types", { facts: { count: roomsOnlyHere } });
              store.set("general", { rooms: null });
            }}
          >
            <Trans>Move to Hotel profile</Trans>
          </Button>
        )}
      </Value>
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
