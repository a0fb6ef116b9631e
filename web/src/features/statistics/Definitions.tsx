import type { StatisticsNumber } from "@bellhop/contract/statistics";
import { useLingui } from "@lingui/react/macro";
import { IconInfoCircle } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { placeBeside } from "../../ui/place-beside.ts";
import styles from "./Definitions.module.css";
import { numberWords } from "./number-words.ts";

/** How the numbers of a card are counted, behind an information button. */
export function Definitions({ of, title }: { of: readonly StatisticsNumber[]; title: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const popover = layer.current;
    if (!popover) return;
    const place = ({ newState }: ToggleEvent) => {
      if (newState === "open" && button.current) placeBeside(popover, button.current, "start");
    };
    popover.addEventListener("toggle", place);
    return () => popover.removeEventListener("toggle", place);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={styles.button}
        aria-label={t`How it is counted: ${title}`}
      >
        <Icon of={IconInfoCircle} size={16} />
      </button>
      <div ref={layer} id={id} popover="auto" className={styles.layer} role="note">
        <dl>
          {of.map((number) => (
            <div key={number}>
              <dt>{i18n._(numberWords[number].name)}</dt>
              <dd>{i18n._(numberWords[number].definition)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
