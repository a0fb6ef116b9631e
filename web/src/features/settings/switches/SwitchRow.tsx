import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Switch } from "../../../ui/Switch.tsx";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import { useChangeNow } from "../store/use-change-now.ts";
import { useSettings } from "../store/use-settings.ts";
import { ChangedBy } from "./changed-by.tsx";
import styles from "./Switches.module.css";

type SwitchRowProps = {
  field: "dashboard_conversation" | "whatsapp" | "concierge";
  name: string;
  mayEdit: boolean;
  children: ReactNode;
};

/** A switch, one sentence about what it does, and who changed it last. Saves at once. */
export function SwitchRow({ field, name, mayEdit, children }: SwitchRowProps) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const changeNow = useChangeNow();
  const id = useId();
  const isOn = settings?.functionality[field] === true;
  const turn = async (next: boolean, more: { undoes?: true } = {}) => {
    if (!(await changeNow("functionality", { [field]: next }))) return;
    const undo = { label: t`Undo`, run: () => void turn(!next, { undoes: true }) };
    toast(next ? t`${name} switched on.` : t`${name} switched off.`, {
      about: `switch ${field}`,
      ...(!more.undoes && { action: undo }),
    });
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <p id={`${id}-about`} className={styles.about}>
          {children}
        </p>
        <ChangedBy field={`functionality.${field}`} />
        <AcceptTheirs path={`functionality.${field}`} />
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={!mayEdit}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </div>
  );
}
