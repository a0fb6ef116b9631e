import { Trans, useLingui } from "@lingui/react/macro";
import { IconLanguage, IconLanguageOff } from "@tabler/icons-react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { MenuItem } from "../../../ui/Menu.tsx";
import styles from "./TranslateButton.module.css";
import type { useTranslationOf } from "./thread-translation.ts";

type Props = { translating: ReturnType<typeof useTranslationOf> };

/** In the thread's header, where there is room. */
export function TranslateButton({ translating: { isPossible, isOn, mine, set } }: Props) {
  const { t } = useLingui();
  const language = useLanguageName()(mine);
  if (!isPossible) return null;
  return (
    <Button
      className={styles.button}
      icon={<Icon of={IconLanguage} size={16} />}
      aria-label={t`Translate to ${language}`}
      aria-pressed={isOn}
      title={isOn ? t`Stop translating` : t`Translate to ${language}`}
      onClick={() => void set(!isOn)}
    >
      {isOn ? language : <Trans>Translate</Trans>}
    </Button>
  );
}

/** In the thread's menu, where the header has no room; or how to get it, for those who may set it up. */
export function TranslateItem({ translating: { whyNot, isPossible, isOn, mine, set } }: Props) {
  const { t } = useLingui();
  const language = useLanguageName()(mine);
  const { maySetUp } = usePermissions();
  if (isPossible) {
    return (
      <MenuItem
        className={styles.item ?? ""}
        icon={<Icon of={isOn ? IconLanguageOff : IconLanguage} size={16} />}
        onChoose={() => void set(!isOn)}
      >
        {isOn ? t`Stop translating` : t`Translate to ${language}`}
      </MenuItem>
    );
  }
  if (!maySetUp || !(whyNot === "no_model" || whyNot === "not_allowed")) return null;
  return (
    <MenuItem icon={<Icon of={IconLanguage} size={16} />} href="/guest-assistant">
      <Trans>Set up translation</Trans>
    </MenuItem>
  );
}
