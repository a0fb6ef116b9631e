import type { OperatorVenue } from "@bellhop/contract/venues";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useVenues } from "../../core/access/access-queries.ts";
import { itemsOf, useOperatorList } from "../../core/access/operator-lists.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import section from "../../core/pages/Section.module.css";
import { AddButton, Section, SectionList } from "../../core/pages/Section.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddVenueDialog } from "./AddVenueDialog.tsx";
import { CloseVenueDialog } from "./CloseVenueDialog.tsx";
import { RenameVenueDialog } from "./RenameVenueDialog.tsx";
import { VenueRow, YourVenueRow } from "./VenueRow.tsx";

type Open = { what: "add" } | { what: "rename" | "close"; venue: OperatorVenue };

export function VenuesSection() {
  const { t } = useLingui();
  const { venues_count, operator } = useAccess();
  const current = useVenue();
  const { mayRead, whyNoOpening } = usePermissions();
  const query = useOperatorList("venues", mayRead);
  const yours = useVenues(!mayRead);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const venues = itemsOf(query.data) ?? [];
  const openOnes = venues.filter(({ closed_at }) => closed_at === null).length;
  return (
    <Section
      title={t`Hotels`}
      count={mayRead ? venues.length : venues_count}
      about={
        <Trans>
          Hotels of <bdi>{operator.name}</bdi>
        </Trans>
      }
      action={
        <AddButton
          icon={<Icon of={IconPlus} size={16} />}
          whyNot={whyNoOpening}
          onClick={() => setOpen({ what: "add" })}
        >
          <Trans>Add hotel</Trans>
        </AddButton>
      }
    >
      {mayRead ? (
        <SectionList query={query} failed={t`The hotels could not be loaded`}>
          <ul className={section.list} data-cards="">
            {venues.map((venue) => (
              <li key={venue.venue_id}>
                <VenueRow
                  venue={venue}
                  isOnlyOpen={openOnes === 1 && !query.hasNextPage}
                  onRename={() => setOpen({ what: "rename", venue })}
                  onClose={() => setOpen({ what: "close", venue })}
                />
              </li>
            ))}
          </ul>
        </SectionList>
      ) : (
        <ul className={section.list} data-cards="">
          {yours.map((venue) => (
            <li key={venue.venue_id}>
              <YourVenueRow venue={venue} />
            </li>
          ))}
        </ul>
      )}
      {open?.what === "add" && (
        <AddVenueDialog near={venues.find(({ venue_id }) => venue_id === current.venue_id)} onClose={close} />
      )}
      {open?.what === "rename" && <RenameVenueDialog venue={open.venue} onClose={close} />}
      {open?.what === "close" && <CloseVenueDialog venue={open.venue} onClose={close} />}
    </Section>
  );
}
