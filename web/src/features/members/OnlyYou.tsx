import { Trans, useLingui } from "@lingui/react/macro";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useVenues } from "../../core/access/access-queries.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import section from "../../core/pages/Section.module.css";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { useRoleSummary } from "./role-summary.ts";

/** Shown to people who may not see other members. */
export function OnlyYou({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { member } = useAccess();
  const venues = useVenues();
  const role = useRoleName(member.role);
  return (
    <>
      <div className={section.list} data-cards="">
        <div className={section.row}>
          <Disc name={member.name} tint="accent" />
          <div className={section.who}>
            <p className={section.name}>
              <bdi className="oneline">{member.name}</bdi>
              <Chip tone="accent">{t`You`}</Chip>
            </p>
            <p className={`${section.dim} oneline ranged`} dir="auto">
              {member.email}
            </p>
          </div>
          <div className={section.what}>
            <p>{role}</p>
            <p className={section.dim}>
              <bdi>{useRoleSummary()(member.has_all_venues ? null : venues)}</bdi>
            </p>
          </div>
          <div className={section.end}>
            <Button size="row" onClick={onLeave}>
              <Trans>Leave</Trans>
            </Button>
          </div>
        </div>
      </div>
      <p className={section.dim}>
        <Trans>Only managers and owners can see the other members.</Trans>
      </p>
    </>
  );
}
