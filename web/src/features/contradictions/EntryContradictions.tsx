import { Plural } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./ContradictionCard.module.css";
import { useContradictions } from "./contradiction-queries.ts";

const ContradictionCard = lazy(() =>
  import("./ContradictionCard.tsx").then((module) => ({ default: module.ContradictionCard })),
);

/** What contradicts the entry; renders nothing if nothing does. */
export function EntryContradictions({ entryId }: { entryId: string }) {
  const { data } = useContradictions(entryId);
  if (!data || data.length === 0) return null;
  return (
    <ul className={styles.list}>
      {data.map((contradiction) => (
        <li key={contradiction.contradiction_id}>
          <Suspense>
            <ContradictionCard contradiction={contradiction} section={entryId} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

export function ContradictionChip({ entryId }: { entryId: string }) {
  const { data } = useContradictions(entryId);
  if (!data || data.length === 0) return null;
  return (
    <Chip tone="waiting" icon={<Icon of={IconAlertTriangle} size={14} />}>
      <Plural value={data.length} one="Contradiction" other="# contradictions" />
    </Chip>
  );
}
