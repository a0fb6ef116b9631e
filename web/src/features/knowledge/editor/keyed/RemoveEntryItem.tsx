import { Trans, useLingui } from "@lingui/react/macro";
import { IconTrash } from "@tabler/icons-react";
import { focusNextRow } from "../../../../ui/focus-next-row.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { MenuItem } from "../../../../ui/Menu.tsx";
import { toast } from "../../../../ui/toasts.ts";
import type { SectionStore } from "../../store/section-store.ts";

type RemoveEntryItemProps = { store: SectionStore; entryId: string; name: string };

/** Its undo restores just this entry, whatever was done since. */
export function RemoveEntryItem({ store, entryId, name }: RemoveEntryItemProps) {
  const { t } = useLingui();
  const remove = () => {
    focusNextRow();
    const bringBack = store.remove([entryId]);
    toast(t`Removed: ${name}`, { action: { label: t`Undo`, run: bringBack } });
  };
  return (
    <MenuItem icon={<Icon of={IconTrash} size={16} />} onChoose={remove}>
      <Trans>Remove</Trans>
    </MenuItem>
  );
}
