import { Trans, useLingui } from "@lingui/react/macro";
import account from "../account/AccountSetup.module.css";
import { useAccess } from "../app/access/AccessContext.ts";
import { useRoleName } from "../app/shell/role-name.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Disc } from "../ui/Disc.tsx";
import { useWorkplaceWords } from "./workplace-words.ts";

/** What somebody sees who may not see the other members: themselves. */
export function OnlyYou({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { member, venues } = useAccess();
  const role = useRoleName(member.role);
  return (
    <>
      <div className={account.list} data-cards="">
        <div className={account.row}>
          <Disc name={member.name} tint="accent" />
          <div className={account.who}>
            <p className={account.name}>
              <bdi className="oneline">{member.name}</bdi>
              <Chip tone="accent">{t`You`}</Chip>
            </p>
            <p className={`${account.dim} oneline ranged`} dir="auto">
              {member.email}
            </p>
          </div>
          <div className={account.what}>
            <p>{role}</p>
            <p className={`${account.dim} oneline`}>
              <bdi>{useWorkplaceWords()(venues)}</bdi>
            </p>
          </div>
          <div className={account.end}>
            <Button size="row" onClick={onLeave}>
              <Trans>Leave</Trans>
            </Button>
          </div>
        </div>
      </div>
      <p className={account.dim}>
        <Trans>Managers and owners see the other members here.</Trans>
      </p>
    </>
  );
}
