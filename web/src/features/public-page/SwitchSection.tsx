import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import form from "../../ui/FormScreen.module.css";
import { Switch } from "../../ui/Switch.tsx";
import { toast } from "../../ui/toasts.ts";
import { AcceptTheirs, useChangeNow, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";

/** On or off. Saved at once. */
export function SwitchSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, state } = useSettings();
  const changeNow = useChangeNow();
  const id = useId();
  const turn = async (enabled: boolean, more: { undoes?: true } = {}) => {
    if (!(await changeNow("public", { enabled }))) return;
    const undo = { label: t`Undo`, run: () => void turn(!enabled, { undoes: true }) };
    toast(enabled ? t`Guest page switched on.` : t`Guest page switched off.`, {
      about: "guest page",
      ...(!more.undoes && { action: undo }),
    });
  };
  return (
    <section className={form.box}>
      <div className={styles.row}>
        <div className={styles.words}>
          <label htmlFor={id} className={styles.name}>
            <Trans>Show the guest page</Trans>
          </label>
          <p id={`${id}-about`} className={form.hint}>
            {settings?.public.enabled ? (
              <Trans>Guests scan a code, read about your house and write to you. No app.</Trans>
            ) : (
              <Trans>Switched off. Guests who scan a code see that there is no page.</Trans>
            )}
          </p>
          {state.errors["public.enabled"] && <p className={form.error}>{state.errors["public.enabled"]}</p>}
          <AcceptTheirs path="public.enabled" />
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-about`}
          checked={settings?.public.enabled === true}
          disabled={!mayEdit}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      </div>
    </section>
  );
}
