import type { ReactNode } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Menu } from "../../../../ui/Menu.tsx";

type BulkMenuProps = { label: string; isOff: boolean; children: ReactNode };

export function BulkMenu({ label, isOff, children }: BulkMenuProps) {
  return (
    <Menu
      label={label}
      widthPx={280}
      trigger={
        <Button size="row" disabled={isOff}>
          {label}
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
