import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCalendarRepeat,
  IconCode,
  IconFileUpload,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { HistoryItem, HistoryList } from "../../core/pages/HistoryList.tsx";
import { Section, SectionList } from "../../core/pages/Section.tsx";
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
          <HistoryList>
            {items.map((one) => (
              <Row key={one.import_id} one={one} />
            ))}
          </HistoryList>
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
    <HistoryItem
      link={{ to: "/reservations/import", search: { import: one.import_id } }}
      icon={icons[one.kind]}
      title={one.source}
      lines={[
        <Trans key="by">
          <bdi>{by}</bdi>, {when}
        </Trans>,
        ...(counts ? [counts] : []),
      ]}
      state={<ImportState one={one} />}
    />
  );
}
