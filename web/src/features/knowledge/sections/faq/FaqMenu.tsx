import { useLingui } from "@lingui/react/macro";
import { IconCopy, IconDots, IconEyeOff, IconHistory, IconTrash } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLine } from "../../../../ui/Menu.tsx";
import { toast } from "../../../../ui/toasts.ts";
import { MoveItems } from "../../editor/reorder/MoveItems.tsx";
import type { EntryView } from "../../store/section-store.ts";
import type { FaqRowProps } from "./faq-row-props.ts";

type FaqMenuProps = FaqRowProps & { view: EntryView; title: string; mayEdit: boolean };

export function FaqMenu(props: FaqMenuProps) {
  const { store, entryId, view, title, mayEdit, mayMove, isFirst, isLast, isOpen } = props;
  const { act, onOpen, onHistory } = props;
  const { t } = useLingui();
  const remove = () => {
    if (isOpen) onOpen(null);
    const bringBack = store.remove([entryId]);
    toast(t`Removed: ${title}`, { action: { label: t`Undo`, run: bringBack } });
  };
  const copy = () => {
    const id = store.duplicate(entryId);
    if (id) onOpen(id);
  };
  return (
    <Menu
      label={t`Actions for “${title}”`}
      widthPx={240}
      align="end"
      trigger={
        <IconButton label={t`Actions for “${title}”`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={IconHistory} />} onChoose={() => onHistory(entryId)}>{t`History`}</MenuItem>
      {mayEdit && (
        <>
          <MenuItem icon={<Icon of={IconCopy} />} onChoose={copy}>{t`Duplicate`}</MenuItem>
          <MenuItem
            icon={<Icon of={IconEyeOff} />}
            onChoose={() => store.set([entryId], { internal: !view.entry.internal })}
          >
            {view.entry.internal ? t`Show to guests` : t`Staff only`}
          </MenuItem>
          {mayMove && (
            <>
              <MenuLine />
              <MoveItems isFirst={isFirst} isLast={isLast} onMove={(by) => act.move(entryId, by)} />
            </>
          )}
          <MenuLine />
          <MenuItem icon={<Icon of={IconTrash} />} onChoose={remove}>{t`Remove`}</MenuItem>
        </>
      )}
    </Menu>
  );
}
