import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** In modules: what readers need around a code to see it. */
const quietZone = 4;

/** A QR code, dark on white in either theme: readers need it so. `label` says where it leads. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: "M", border: 0 });
  const across = size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${across} ${across}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.modules} d={pathOf(data)} />
    </svg>
  );
}

/** One rectangle for each run of dark modules in a line. */
function pathOf(lines: boolean[][]): string {
  return lines
    .flatMap((line, y) =>
      line.map((isDark, x) => {
        if (!isDark || line[x - 1]) return "";
        const end = line.indexOf(false, x);
        const width = (end < 0 ? line.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join("");
}
