import { minimumForShare } from "@bellhop/contract/statistics";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Counted } from "../statistics-search.ts";

type Part = { name: string; count: number; counted?: Counted };

/** A bar in parts with its list: from dark to light, the rest grey. */
export function Parts({ parts, label }: { parts: readonly Part[]; label: string }) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const total = parts.reduce((all, { count }) => all + count, 0);
  const largest = parts[0];
  const name = largest
    ? t`${label}. Most: ${largest.name}, ${number(largest.count)} of ${number(total)}.`
    : label;
  const toneOf = (part: Part, index: number) => (part.counted ? Math.max(1, 5 - index) : "rest");
  return (
    <>
      <div className={styles.parts} role="img" aria-label={name}>
        {parts.map((part, index) => (
          <i key={part.name} data-level={toneOf(part, index)} style={{ flexGrow: part.count }} />
        ))}
      </div>
      <ul className={styles.partList}>
        {parts.map((part, index) => (
          <li key={part.name}>
            <i data-level={toneOf(part, index)} aria-hidden="true" />
            <span>
              <bdi>{part.name}</bdi>
            </span>
            <span>
              {part.counted ? (
                <NumberLink counted={part.counted} value={part.count}>
                  {number(part.count)}
                </NumberLink>
              ) : (
                number(part.count)
              )}
            </span>
            <span className={styles.dim}>{total >= minimumForShare && percent(part.count / total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
