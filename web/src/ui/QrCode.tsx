import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** In modules, as scanners require. */
const quietZone = 4;

/** Dark on white in either theme, as scanners require. `label` describes the link. */
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

/** One rectangle per run of dark modules. */
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
