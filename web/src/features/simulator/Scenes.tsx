import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./Stage.module.css";
import { scenes } from "./scenes.ts";

export function Scenes({ onPlay }: { onPlay: (text: string) => void }) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.scenes}>
      <legend className={styles.play}>
        <Trans>Try</Trans>
      </legend>
      {scenes.map((scene) => (
        <Button key={scene.text} size="row" onClick={() => onPlay(scene.text)} title={scene.text}>
          {i18n._(scene.name)}
        </Button>
      ))}
    </fieldset>
  );
}
