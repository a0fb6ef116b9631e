import { useLingui } from "@lingui/react/macro";
import { IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./StatisticsScreen.module.css";

type ChangeProps = {
  /** Above 0: more than in the period before. */
  by: number | undefined;
  words: string;
  isLessBetter?: boolean;
};

/** Nothing if there is nothing to compare with, or no difference. */
export function Change({ by, words, isLessBetter = false }: ChangeProps) {
  const { t } = useLingui();
  if (!by) return null;
  const isMore = by > 0;
  return (
    <span className={styles.change} data-tone={isMore === isLessBetter ? "bad" : "good"}>
      <Icon of={isMore ? IconTrendingUp : IconTrendingDown} size={16} flip />
      <span className="unseen">{isMore ? t`More than before:` : t`Less than before:`} </span>
      <bdi>{words}</bdi>
    </span>
  );
}

export function usePoints(): (points: number) => string {
  const { t } = useLingui();
  return (points) => (Math.abs(points) === 1 ? t`1 point` : t`${Math.abs(points)} points`);
}
