import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./AssistantForm.module.css";
import { useSettings } from "./use-settings.ts";

/** Where somebody else has changed the same field meanwhile: what stands here counts, and theirs is one click away. */
export function TakeTheirs({ path }: { path: string }) {
  const { desk, state } = useSettings();
  if (!(path in state.theirs)) return null;
  const theirs = state.theirs[path];
  const [part, name] = path.split(".") as ["assistant" | "general", string];
  return (
    <div className={styles.theirs} role="status">
      <p>
        <Trans>Somebody else changed this meanwhile. Yours is kept.</Trans>{" "}
        {typeof theirs === "string" && <q>{theirs}</q>}
      </p>
      <Button size="row" onClick={() => desk.set(part, { [name]: theirs })}>
        <Trans>Take theirs</Trans>
      </Button>
      <Button size="row" kind="ghost" onClick={() => desk.keepMine(path)}>
        <Trans>Keep mine</Trans>
      </Button>
    </div>
  );
}
