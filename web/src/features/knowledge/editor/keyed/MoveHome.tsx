import type { Home } from "@bellhop/contract/catalogue";
import { moveEntryHome } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/toasts.ts";
import { sectionName } from "../../../catalogue/index.ts";
import { useSectionStores } from "../../store/use-section.ts";
import styles from "./HomeLink.module.css";

type MoveHomeProps = { entryId: string; home: Home; isReadOnly: boolean };

/** For an entry that was written before the catalogue asked for it in one place only. */
export function MoveHome({ entryId, home, isReadOnly }: MoveHomeProps) {
  const { t, i18n } = useLingui();
  const stores = useSectionStores();
  const showFailure = useShowFailure();
  const [isMoving, setMoving] = useState(false);
  const section = i18n._(sectionName(home.section));
  const move = async () => {
    setMoving(true);
    try {
      await Promise.all(stores.all().map((store) => store.flush()));
      const { sections } = await stores.ask(moveEntryHome, { entry_id: entryId });
      for (const { section, version, entries, removed } of sections) {
        const entry_ids = [...entries.map(({ entry_id }) => entry_id), ...removed];
        await stores.of(section).applyLiveChange({ version, entry_ids, by: null }, "");
      }
      toast(t`Moved to ${section}.`);
    } catch (failure) {
      setMoving(false);
      showFailure(failure, t`The entry was not moved.`);
    }
  };
  return (
    <div className={styles.moves}>
      <span>
        <Trans>This now belongs in {section}.</Trans>
      </span>
      {!isReadOnly && (
        <Button size="row" disabled={isMoving} onClick={() => void move()}>
          <Trans>Move to {section}</Trans>
        </Button>
      )}
    </div>
  );
}
