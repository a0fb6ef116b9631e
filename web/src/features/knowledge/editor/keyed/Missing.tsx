import type { Section } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel } from "../../../../ui/Menu.tsx";
import { Ring } from "../../fields/Ring.tsx";
import { useKnowledgeOverview } from "../../store/use-section.ts";
import styles from "./Missing.module.css";
import { itemForTopic } from "./missing.ts";

type MissingProps = {
  section: Section;
  nameOf: (key: string) => string | undefined;
  onSeek: (key: string) => void;
};

export function Missing({ section, nameOf, onSeek }: MissingProps) {
  const { t } = useLingui();
  const { data } = useKnowledgeOverview();
  const complete = data?.sections.find((one) => one.section === section)?.completeness;
  if (!complete) return null;
  const ring = <Ring filled={complete.filled} of={complete.of} hasFigure />;
  const missing = complete.missing.map((topic) => itemForTopic(section, topic) ?? topic);
  const led = missing.flatMap((key) => {
    const name = nameOf(key);
    return name ? [{ key, name }] : [];
  });
  if (led.length === 0) return <span className={styles.whole}>{ring}</span>;
  return (
    <Menu
      label={t`Missing key topics`}
      widthPx={288}
      align="end"
      trigger={
        <Button kind="ghost" icon={ring}>
          <Trans>{led.length} missing</Trans>
          <Icon of={IconChevronDown} size={16} />
        </Button>
      }
    >
      <MenuLabel>
        <Trans>Guests ask about these</Trans>
      </MenuLabel>
      {led.map(({ key, name }) => (
        <MenuItem key={key} onChoose={() => onSeek(key)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
