import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCalendarRepeat,
  IconCode,
  IconFileUpload,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { Section, SectionList } from "../../core/pages/Section.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./EarlierImports.module.css";
import { ImportState } from "./ImportState.tsx";
import { useImports } from "./import-queries.ts";
import { useCountsLabel } from "./use-counts-label.ts";

const icons: Record<ReservationImport["kind"], TablerIcon> = {
  file: IconFileUpload,
  address: IconWorld,
  feed: IconCalendarRepeat,
  script: IconCode,
};

export function EarlierImports() {
  const { t } = useLingui();
  const imports = useImports();
  const items = imports.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = imports.data !== undefined && items.length === 0;
  return (
    <Section title={t`Earlier imports`} {...(isEmpty && { about: t`Your imports will show here.` })}>
      <SectionList query={imports} failed={t`Earlier imports could not be loaded`}>
        {!isEmpty && (
          <ul className={styles.list}>
            {items.map((one) => (
              <li key={one.import_id}>
                <Row one={one} />
              </li>
            ))}
          </ul>
        )}
      </SectionList>
    </Section>
  );
}

function Row({ one }: { one: ReservationImport }) {
  const { dayAndTime } = useFormats();
  const counts = useCountsLabel()(one.counts);
  const by = one.asked_by;
  const when = dayAndTime(one.asked_at);
  return (
    <Link to="/reservations/import" search={{ import: one.import_id }} className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icons[one.kind]} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.source}>{one.source}</bdi>
        <span className={styles.dim}>
          <Trans>
            <bdi>{by}</bdi>, {when}
          </Trans>
        </span>
        {counts && <span className={styles.dim}>{counts}</span>}
      </span>
      <ImportState one={one} />
    </Link>
  );
}
