import { useLingui } from "@lingui/react/macro";
import { IconArrowBarToUp, IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import { MenuItem } from "../../../../ui/Menu.tsx";
import type { MoveBy } from "./place-among.ts";

type MoveItemsProps = { isFirst: boolean; isLast: boolean; onMove: (by: MoveBy) => void };

export function MoveItems({ isFirst, isLast, onMove }: MoveItemsProps) {
  const { t } = useLingui();
  return (
    <>
      {!isFirst && (
        <>
          <MenuItem icon={<Icon of={IconArrowBarToUp} />} onChoose={() => onMove("first")}>
            {t`Move to top`}
          </MenuItem>
          <MenuItem icon={<Icon of={IconArrowUp} />} onChoose={() => onMove(-1)}>{t`Move up`}</MenuItem>
        </>
      )}
      {!isLast && (
        <MenuItem icon={<Icon of={IconArrowDown} />} onChoose={() => onMove(1)}>{t`Move down`}</MenuItem>
      )}
    </>
  );
}
