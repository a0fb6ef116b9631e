import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Section } from "../../core/pages/Section.tsx";
import { Field } from "../../ui/Field.tsx";
import form from "../../ui/FormScreen.module.css";
import { useKeyedSection } from "../knowledge/index.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import { namesOtherPassword } from "./names-other-password.ts";
import styles from "./PublicPage.module.css";

type Wifi = { network: string; password: string };

export function WifiSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  /** A password without a network can't be saved yet. */
  const [waiting, setWaiting] = useState("");
  const saved = settings?.public.wifi ?? null;
  const { network, password } = saved ?? { network: "", password: waiting };
  const change = (more: Partial<Wifi>) => {
    const next = { network, password, ...more };
    setWaiting(next.password);
    store.set("public", { wifi: next.network.trim() === "" ? null : next });
  };
  const isWaiting = saved === null && waiting !== "";
  return (
    <Section
      title={t`Wi-Fi`}
      about={t`Shown only to guests who scan a code inside the house. Never on your website.`}
    >
      <div className={form.box}>
        <div className={form.pair}>
          <Field
            label={t`Network`}
            error={
              state.errors["public.wifi.network"] ??
              state.errors["public.wifi"] ??
              (isWaiting ? t`Enter the name of the network.` : undefined)
            }
          >
            {(input) => (
              <input
                {...input}
                dir="auto"
                autoComplete="off"
                maxLength={limits.wifiNetworkCharacters}
                readOnly={!mayEdit}
                value={network}
                onChange={(event) => change({ network: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field
            label={t`Password`}
            error={state.errors["public.wifi.password"]}
            hint={<Trans>Leave it empty for an open network.</Trans>}
          >
            {(input) => (
              <input
                {...input}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={limits.wifiPasswordCharacters}
                readOnly={!mayEdit}
                value={password}
                onChange={(event) => change({ password: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <AcceptTheirs path="public.wifi" />
        {saved && <OtherPassword password={password} mayEdit={mayEdit} />}
      </div>
    </Section>
  );
}

/** Warns if the assistant may tell guests another password than the page shows. */
function OtherPassword({ password, mayEdit }: { password: string; mayEdit: boolean }) {
  const { byKey } = useKeyedSection("amenities");
  const texts = Object.values(byKey.get("wifi")?.entry.texts ?? {});
  const told = texts.find(({ text }) => namesOtherPassword(text, password))?.text;
  if (told === undefined) return null;
  return (
    <div className={styles.warning} role="note">
      <p>
        <Trans>
          Your text about Wi-Fi names a password too: “<bdi>{told}</bdi>” Guests may get two different
          passwords.
        </Trans>
      </p>
      <Link to="/amenities" hash="wifi">
        {mayEdit ? <Trans>Change the text</Trans> : <Trans>See the text</Trans>}
      </Link>
    </div>
  );
}
