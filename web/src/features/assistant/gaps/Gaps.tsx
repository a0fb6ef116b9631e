import type { Gap } from "@bellhop/contract/gaps";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import frame from "../Part.module.css";
import { GapRow } from "./GapRow.tsx";
import styles from "./Gaps.module.css";
import { type GapDays, useGaps } from "./gap-queries.ts";

/** Questions of guests without a right answer, grouped. */
export function Gaps() {
  const { t } = useLingui();
  const [days, setDays] = useState<GapDays>(30);
  const { data, error, refetch } = useGaps(days);
  const hidden = (data?.total ?? 0) - (data?.items.length ?? 0);
  return (
    <div className={frame.part}>
      <section className={frame.card} aria-labelledby="gaps">
        <div className={frame.head}>
          <h2 id="gaps">
            <Trans>Questions without a right answer</Trans>
          </h2>
          <p className={styles.summary} role="status">
            {data && <Plural value={data.total} one="# topic" other="# topics" />}
          </p>
          <Segments
            label={t`Period`}
            isSmall
            segments={[
              { value: "30", label: t`30 days` },
              { value: "90", label: t`90 days` },
            ]}
            value={`${days}`}
            onChange={(chosen) => chosen && setDays(chosen === "90" ? 90 : 30)}
          />
        </div>
        {data?.items.length === 0 ? (
          <Notice icon={<Icon of={IconCircleCheck} size={24} />} title={t`No open questions`}>
            <Trans>Questions that nothing answers, and answers you mark as wrong, appear here.</Trans>
          </Notice>
        ) : data ? (
          <ul className={styles.list} aria-label={t`Questions without a right answer`}>
            {data.items.map((gap) => (
              <GapRow key={keyOf(gap)} gap={gap} />
            ))}
          </ul>
        ) : error ? (
          <Failure failure={error} title={t`Could not load the questions`} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
          </div>
        )}
        {hidden > 0 && (
          <p className={styles.more}>
            <Plural
              value={hidden}
              one="# more topic was asked about less often."
              other="# more topics were asked about less often."
            />
          </p>
        )}
      </section>
    </div>
  );
}

/** The oldest question stays in a gap while new ones come. */
const keyOf = ({ question_ids }: Gap) => question_ids.at(-1);
