import { Tooltip } from "@mantine/core";
import type { ReactElement } from "react";
import { Kbd } from "./Kbd.tsx";

/** A tooltip after a moment's rest, with the key that does the same. Never the only place something is said. */
export function Tip(props: {
  label: string;
  keyHint?: string | undefined;
  children: ReactElement;
  side?: "end" | "bottom";
}) {
  const { label, keyHint, children, side = "bottom" } = props;
  return (
    <Tooltip
      label={
        <>
          {label}
          {keyHint && <Kbd inTip>{keyHint}</Kbd>}
        </>
      }
      openDelay={500}
      position={side === "end" ? "right" : "bottom"}
      withinPortal
    >
      {children}
    </Tooltip>
  );
}
