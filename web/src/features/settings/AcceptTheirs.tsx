import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./AcceptTheirs.module.css";
import { useSettings } from "./store/use-settings.ts";

/** Offers the other person's value where both have changed a field. */
export function AcceptTheirs({ path }: { path: string }) {
  const { store, state } = useSettings();
  if (!(path in state.theirs)) return null;
  const theirs = state.theirs[path];
  return (
    <div className={styles.theirs} role="status" data-undecided="" tabIndex={-1}>
      <p>
        <Trans>Someone else edited this too. Choose a version.</Trans>{" "}
        {["string", "number"].includes(typeof theirs) && <q>{String(theirs)}</q>}
      </p>
      <Button size="row" onClick={() => store.keepTheirs(path)}>
        <Trans>Keep theirs</Trans>
      </Button>
      <Button size="row" kind="ghost" onClick={() => store.keepMine(path)}>
        <Trans>Keep mine</Trans>
      </Button>
    </div>
  );
}
