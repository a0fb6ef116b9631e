import type { TablerIcon } from "@tabler/icons-react";

/** Strokes match the weight of the text at any size. */
export function Icon({
  of: Drawn,
  size = 18,
  flip,
}: {
  of: TablerIcon;
  size?: 14 | 16 | 18 | 20 | 24;
  flip?: boolean;
}) {
  return (
    <Drawn
      size={size}
      stroke={size >= 20 ? 1.35 : 1.8}
      className={flip ? "flip" : undefined}
      aria-hidden="true"
    />
  );
}
