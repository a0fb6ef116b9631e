import type { StatisticsNumber } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import styles from "./ChartCard.module.css";
import { Definitions } from "./Definitions.tsx";
import { NumberLink } from "./NumberLink.tsx";
import type { Counted } from "./statistics-search.ts";

export type Cell = string | { text: string; value: number; counted: Counted };
export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] };

type ChartCardProps = {
  title: string;
  /** After the title, such as a unit. */
  about?: ReactNode;
  numbers: readonly StatisticsNumber[];
  /** A count beside the title. */
  count?: number;
  /** The same numbers as a table. */
  table?: Table | undefined;
  /** A link at the end of the heading. */
  more?: ReactNode;
  /** Its width in the grid. */
  span: string;
  /** Stays above the table. */
  head?: ReactNode;
  children: ReactNode;
};

/** A card whose chart can be swapped for its table. */
export function ChartCard({
  title,
  about,
  numbers,
  count,
  table,
  more,
  span,
  head,
  children,
}: ChartCardProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const copy = useCopy();
  return (
    <section className={styles.card} aria-label={title} data-span={span}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Definitions of={numbers} title={title} />
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        {about && <span className={styles.about}>{about}</span>}
        <span className={styles.more}>
          {more}
          {table && (
            <Button
              kind="ghost"
              size="row"
              className={styles.swap}
              aria-label={isTable ? t`Show as chart: ${title}` : t`Show as table: ${title}`}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
            </Button>
          )}
          {table && isTable && (
            <IconButton label={t`Copy table`} onClick={() => void copy(asText(table), t`Table copied.`)}>
              <Icon of={IconCopy} size={16} />
            </IconButton>
          )}
        </span>
      </header>
      {head}
      {table && isTable ? <TableOf table={table} title={title} /> : children}
    </section>
  );
}

const textOf = (cell: Cell) => (typeof cell === "string" ? cell : cell.text);

/** Cells separated by tabs, as spreadsheets paste them. */
const asText = ({ columns, rows }: Table) =>
  [columns, ...rows].map((row) => row.map(textOf).join("\t")).join("\n");

function TableOf({ table: { columns, rows }, title }: { table: Table; title: string }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className={styles.scrolled} aria-label={t`Table: ${title}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may have one name.
            <tr key={index}>
              <th scope="row">{first && <CellOf cell={first} />}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
                <td key={at}>
                  <CellOf cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellOf({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return <bdi>{cell}</bdi>;
  return (
    <NumberLink counted={cell.counted} value={cell.value}>
      {cell.text}
    </NumberLink>
  );
}
