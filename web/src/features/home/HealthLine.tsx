import type { HealthPart } from "@bellhop/contract/health";
import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconCircleCheck, IconPlugConnectedX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useHealth, useMeaning, usePartName } from "../about/index.ts";
import styles from "./RightCards.module.css";

/** Parts that are named while they work. Others show only if they fail. */
const named: HealthPart[] = ["whatsapp", "model", "mail"];

/** Whether everything that guests and staff depend on works; otherwise what does not, and what that means. */
export function HealthLine() {
  const { locale, time } = useFormats();
  const partName = usePartName();
  const meaning = useMeaning();
  const { data, error } = useHealth(false);
  const { maySetUp } = usePermissions();
  if (!data)
    return error ? (
      <p className={styles.health} data-state="fault">
        <Icon of={IconAlertTriangle} />
        <span className={styles.parts}>
          <Trans>The connections could not be checked.</Trans>
        </span>
      </p>
    ) : null;
  const faults = data.parts.filter(({ state }) => state !== "works" && state !== "off");
  const working = data.parts
    .filter(({ part, state }) => state === "works" && named.includes(part))
    .map(({ part }) => partName(part));
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(working);
  const off = data.parts.find(({ part, state }) => part === "whatsapp" && state === "off");
  const state = faults.length > 0 ? "fault" : off ? "off" : "works";
  const icons = { fault: IconAlertTriangle, off: IconPlugConnectedX, works: IconCircleCheck };
  return (
    <div className={styles.health} data-state={state}>
      <Icon of={icons[state]} />
      <div className={styles.parts}>
        {faults.map((one) => (
          <p key={one.part}>
            <Link to="/about">{partName(one.part)}</Link>: {meaning(one)}
          </p>
        ))}
        {off && (
          <p>
            {maySetUp ? <Link to="/whatsapp-flow">{partName("whatsapp")}</Link> : partName("whatsapp")}:{" "}
            {meaning(off)}
          </p>
        )}
        {working.length > 0 && (
          <p>
            <Trans>Working: {list}</Trans>
          </p>
        )}
      </div>
      <span className={styles.checked}>
        <bdi>{time(data.checked_at)}</bdi>
      </span>
    </div>
  );
}
