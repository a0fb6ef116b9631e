import type { VenueSummary } from "@bellhop/contract/access";
import type { OperatorVenue } from "@bellhop/contract/venues";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconBuilding,
  IconDoor,
  IconDoorOff,
  IconDots,
  IconPencil,
  IconSwitchHorizontal,
} from "@tabler/icons-react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useSwitchVenue } from "../../core/access/access-queries.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import section from "../../core/pages/Section.module.css";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { useReopenVenue } from "./venue-changes.ts";

type VenueRowProps = {
  venue: OperatorVenue;
  isOnlyOpen: boolean;
  onRename: () => void;
  onClose: () => void;
};

export function VenueRow({ venue, isOnlyOpen, onRename, onClose }: VenueRowProps) {
  const { t, i18n } = useLingui();
  const current = useVenue();
  const { venue_id, name, members, closed_at } = venue;
  const country = new Intl.DisplayNames([i18n.locale], { type: "region" }).of(venue.country);
  return (
    <div className={section.row} data-closed={closed_at !== null || undefined}>
      <span className={section.icon} aria-hidden="true">
        <Icon of={IconBuilding} />
      </span>
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline">{name}</bdi>
          {venue_id === current.venue_id && <Chip tone="accent">{t`Current hotel`}</Chip>}
          {closed_at !== null && <Chip>{t`Closed`}</Chip>}
        </p>
        <p className={`${section.dim} oneline`}>
          <bdi>{country}</bdi>
        </p>
      </div>
      <p className={section.when}>{t`${plural(members, { one: "# member", other: "# members" })}`}</p>
      <div className={section.end}>
        <Actions venue={venue} isOnlyOpen={isOnlyOpen} onRename={onRename} onClose={onClose} />
      </div>
    </div>
  );
}

function Actions({ venue, isOnlyOpen, onRename, onClose }: VenueRowProps) {
  const { t } = useLingui();
  const current = useVenue();
  const { whyNoRenaming, whyNoOpening } = usePermissions();
  const { mutate: switchTo } = useSwitchVenue();
  const reopen = useReopenVenue();
  const { name, venue_id } = venue;
  const onlyOpen = isOnlyOpen ? t`This is the only open hotel. Add or reopen another one first.` : undefined;
  return (
    <Menu
      label={t`Actions for ${name}`}
      widthPx={272}
      align="end"
      trigger={
        <IconButton label={t`Actions for ${name}`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      {venue.closed_at !== null ? (
        <MenuItem
          icon={<Icon of={IconDoor} size={16} />}
          whyNot={whyNoOpening}
          onChoose={() => reopen.mutate(venue)}
        >
          <Trans>Reopen hotel</Trans>
        </MenuItem>
      ) : (
        <>
          {venue_id !== current.venue_id && (
            <MenuItem icon={<Icon of={IconSwitchHorizontal} size={16} />} onChoose={() => switchTo(venue_id)}>
              <Trans>Switch to this hotel</Trans>
            </MenuItem>
          )}
          <MenuItem icon={<Icon of={IconPencil} size={16} />} whyNot={whyNoRenaming} onChoose={onRename}>
            <Trans>Rename hotel</Trans>
          </MenuItem>
          <MenuItem
            icon={<Icon of={IconDoorOff} size={16} />}
            whyNot={whyNoOpening ?? onlyOpen}
            onChoose={onClose}
          >
            <Trans>Close hotel</Trans>
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** For people who may not change venues. */
export function YourVenueRow({ venue }: { venue: VenueSummary }) {
  const { t } = useLingui();
  const current = useVenue();
  return (
    <div className={section.row}>
      <span className={section.icon} aria-hidden="true">
        <Icon of={IconBuilding} />
      </span>
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline">{venue.name}</bdi>
          {venue.venue_id === current.venue_id && <Chip tone="accent">{t`Current hotel`}</Chip>}
        </p>
      </div>
    </div>
  );
}
