import type { Contradiction, ContradictionSide } from "@bellhop/contract/contradictions";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button } from "../../ui/Button.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import { onFirstClick } from "../../ui/on-first-click.ts";
import { sectionName } from "../catalogue/index.ts";
import styles from "./ContradictionCard.module.css";
import { useContradictionChanges } from "./contradiction-queries.ts";
import { useSideText, useSideTitle } from "./side-text.ts";

type ContradictionCardProps = {
  contradiction: Contradiction;
  /** The entry that is open here; only the other one gets a link. */
  here?: string | undefined;
};

export function ContradictionCard({ contradiction, here }: ContradictionCardProps) {
  const { dismiss } = useContradictionChanges();
  const { whyNoWriting } = usePermissions();
  return (
    <section className={styles.card}>
      <p className={styles.head}>
        <Icon of={IconAlertTriangle} size={16} />
        <span>
          <Trans>
            <strong>Two entries disagree.</strong> If you publish now, the assistant passes such questions to
            you.
          </Trans>
        </span>
      </p>
      <div className={styles.sides}>
        {contradiction.sides.map((side, index) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and they stay where they are.
            key={index}
            contradiction={contradiction}
            side={side}
            index={index}
            isHere={side.entry_id !== null && side.entry_id === here}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {whyNoWriting ? (
          <p className={styles.dim}>{whyNoWriting}</p>
        ) : (
          <>
            {contradiction.can_use.length === 0 && (
              <p className={styles.dim}>
                <Trans>Change the words of one of them, or:</Trans>
              </p>
            )}
            <Button
              size="row"
              kind="ghost"
              onClick={onFirstClick(() => {
                focusNextRow();
                void dismiss(contradiction);
              })}
            >
              <Trans>Both are right</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

type SideProps = { contradiction: Contradiction; side: ContradictionSide; index: number; isHere: boolean };

function Side({ contradiction, side, index, isHere }: SideProps) {
  const { i18n, t } = useLingui();
  const { use } = useContradictionChanges();
  const { whyNoWriting } = usePermissions();
  const title = useSideTitle()(side);
  const { before, marked, after, value, isSet } = useSideText()(contradiction, side);
  const isYesNo = contradiction.kind === "yes_no";
  const mayUse = contradiction.can_use.includes(index) && !whyNoWriting;
  return (
    <div className={styles.side}>
      <p className={styles.where}>
        <strong>
          <bdi>{title}</bdi> · {side.section ? i18n._(sectionName(side.section)) : t`Guest assistant`}
        </strong>
        {!isHere && <OpenSide side={side} title={title} />}
      </p>
      <p className={styles.quote} dir="auto" lang={side.language ?? undefined}>
        {!isSet && "“"}
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
        {!isSet && "”"}
      </p>
      {mayUse && (
        <Button
          size="row"
          className={styles.use ?? ""}
          onClick={onFirstClick(() => {
            focusNextRow();
            void use(contradiction, index, value);
          })}
        >
          {isYesNo ? t`Say “${value}” in both` : t`Use ${isolated(value)} in both`}
        </Button>
      )}
    </div>
  );
}

function OpenSide({ side, title }: { side: ContradictionSide; title: string }) {
  const { t } = useLingui();
  const label = t`Open ${title}`;
  if (side.entry_id === null || side.section === null) {
    return (
      <Link to="/guest-assistant" className={styles.open} aria-label={label}>
        <Trans>Open</Trans>
      </Link>
    );
  }
  return (
    <Link
      to="/builder"
      search={{ section: side.section, entry: side.entry_id }}
      className={styles.open}
      aria-label={label}
    >
      <Trans>Open</Trans>
    </Link>
  );
}
