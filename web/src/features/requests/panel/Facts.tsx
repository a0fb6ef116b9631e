import { type ExtraSlot, isOpenRequest, type Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCircleCheck, IconClockX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Kbd } from "../../../ui/Kbd.tsx";
import { useRequestChanges } from "../request-changes.ts";
import { DueChip } from "../words/DueChip.tsx";
import { useMoneyWords } from "../words/money-words.ts";
import { DueFact, NoteFact, RoomFact, WhatFact, WhenFact, WhoFact } from "./fact-fields.tsx";
import styles from "./RequestPanel.module.css";

export function Facts({ request, possible }: { request: Request; possible: ExtraSlot | null }) {
  const { t } = useLingui();
  const money = useMoneyWords();
  const { assignToMe } = useRequestChanges();
  const { guest, extra, state, assignee } = request;
  const isOpen = isOpenRequest(state);
  return (
    <section className={styles.section} aria-label={t`Facts`}>
      <dl className={styles.facts}>
        <Fact name={<Trans>When</Trans>}>
          <WhenFact request={request} />
        </Fact>
        <Fact name={<Trans>Due</Trans>}>
          <DueFact request={request} />
          {isOpen && <DueChip due={request.due_at} isBare />}
        </Fact>
        {guest && (
          <Fact name={<Trans>Guest</Trans>}>
            <bdi>{shownName(guest.name)}</bdi>
          </Fact>
        )}
        <Fact name={<Trans>Room</Trans>}>
          <span className={styles.room}>
            <RoomFact request={request} />
          </span>
        </Fact>
        <Fact name={<Trans>What</Trans>}>
          <WhatFact request={request} />
        </Fact>
        {extra?.price && (
          <Fact name={<Trans>Price</Trans>}>
            <Trans>{money(extra.price)} on the room bill</Trans>
          </Fact>
        )}
        <Fact name={<Trans>Who</Trans>}>
          <WhoFact request={request} />
          {isOpen && assignee === null && (
            <button type="button" className={styles.mine} onClick={() => void assignToMe(request)}>
              <Trans>Assign to me</Trans> <Kbd>A</Kbd>
            </button>
          )}
        </Fact>
        <Fact name={<Trans>Note</Trans>}>
          <NoteFact request={request} />
        </Fact>
      </dl>
      {possible && isOpen && <PossibleNow slot={possible} />}
    </section>
  );
}

/** Capacity and lead time at this moment; both are checked again when it is confirmed. */
export function PossibleNow({ slot: { capacity, left, is_too_late } }: { slot: ExtraSlot }) {
  if (left !== null && left <= 0)
    return (
      <p className={styles.possible} data-tone="waiting">
        <Icon of={IconAlertTriangle} />
        <Trans>No more are free on this day.</Trans>
      </p>
    );
  if (is_too_late)
    return (
      <p className={styles.possible} data-tone="waiting">
        <Icon of={IconClockX} />
        <Trans>Orders for this time are closed. You can still confirm by hand.</Trans>
      </p>
    );
  return (
    <p className={styles.possible}>
      <Icon of={IconCircleCheck} />
      {left === null || capacity === null ? (
        <Trans>Possible now.</Trans>
      ) : (
        <Trans>
          Possible now: {left} of {capacity} are free.
        </Trans>
      )}
    </p>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
