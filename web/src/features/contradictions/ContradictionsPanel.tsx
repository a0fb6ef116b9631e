import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconChevronUp, IconCircleCheck } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import { Notice } from "../../ui/Notice.tsx";
import styles from "../../ui/Panel.module.css";
import { useQuoted } from "../../ui/quoted.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ContradictionCard } from "./ContradictionCard.tsx";
import {
  useContradictionChanges,
  useContradictions,
  useDismissedContradictions,
} from "./contradiction-queries.ts";
import { useSideTitle } from "./side-text.ts";

export function ContradictionsPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useContradictions();
  if (!data) {
    if (error)
      return (
        <Failure failure={error} title={t`Could not load contradictions`} onRetry={() => void refetch()} />
      );
    return <Skeleton />;
  }
  return (
    <>
      {data.length === 0 ? (
        <Notice icon={<Icon of={IconCircleCheck} size={24} />} title={t`No contradictions`}>
          <Trans>As you write, we compare times, prices and numbers in all entries.</Trans>
        </Notice>
      ) : (
        <ul className={styles.list}>
          {data.map((contradiction) => (
            <li key={contradiction.contradiction_id}>
              <ContradictionCard contradiction={contradiction} />
            </li>
          ))}
        </ul>
      )}
      <Dismissed />
    </>
  );
}

function Dismissed() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useDismissedContradictions(true);
  const { bringBack } = useContradictionChanges();
  const { whyNoWriting } = usePermissions();
  const titleOf = useSideTitle();
  const quoted = useQuoted();
  if (data.length === 0) return null;
  return (
    <section className={styles.aside}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={styles.fold}>
        <Plural value={data.length} one="# kept contradiction" other="# kept contradictions" />
        <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.contradiction_id} className={styles.line}>
              <span className={styles.title}>
                {one.sides.map((side, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and they stay where they are.
                  <Fragment key={index}>
                    {index > 0 && " · "}
                    <bdi>{titleOf(side)}</bdi>: {quoted(isolated(side.quote))}
                  </Fragment>
                ))}
                <span className={styles.dim}>
                  <Trans>
                    Kept by <bdi>{one.dismissed_by}</bdi>
                  </Trans>
                </span>
              </span>
              {!whyNoWriting && (
                <Button
                  size="row"
                  aria-label={t`Show again: ${one.sides[0] ? isolated(titleOf(one.sides[0])) : ""}`}
                  onClick={() => void bringBack(one)}
                >
                  <Trans>Show again</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
