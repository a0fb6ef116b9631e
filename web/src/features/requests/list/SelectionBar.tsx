import type { Request } from "@bellhop/contract/requests";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconUser, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useRequestChanges } from "../request-changes.ts";
import { mayDecide } from "../request-steps.ts";
import styles from "./SelectionBar.module.css";

type SelectionBarProps = { selected: readonly Request[]; onClear: () => void };

/** What can be done with several requests at once. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  const { decideAll, assignToMe } = useRequestChanges();
  const [isBusy, setBusy] = useState(false);
  const confirmable = selected.filter((request) => mayDecide(request, "confirm"));
  const finishable = selected.filter((request) => mayDecide(request, "finish"));
  const run = (act: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    void act().finally(() => {
      setBusy(false);
      onClear();
    });
  };
  const assign = async () => {
    for (const request of selected) await assignToMe(request);
  };
  return (
    <section className={styles.bar} aria-label={t`Chosen requests`} data-bottom-bar="">
      <p className={styles.count}>
        <Plural value={selected.length} one="# chosen" other="# chosen" />
      </p>
      {confirmable.length > 0 && (
        <Button
          kind="primary"
          icon={<Icon of={IconCheck} size={16} />}
          aria-disabled={isBusy}
          onClick={() => run(() => decideAll(confirmable, "confirm"))}
        >
          <Trans>Confirm {confirmable.length}</Trans>
        </Button>
      )}
      {finishable.length > 0 && (
        <Button aria-disabled={isBusy} onClick={() => run(() => decideAll(finishable, "finish"))}>
          <Trans>Mark {finishable.length} done</Trans>
        </Button>
      )}
      <Button icon={<Icon of={IconUser} size={16} />} aria-disabled={isBusy} onClick={() => run(assign)}>
        <Trans>Assign to me</Trans>
      </Button>
      <IconButton label={t`Clear choice`} onClick={onClear}>
        <Icon of={IconX} />
      </IconButton>
    </section>
  );
}
