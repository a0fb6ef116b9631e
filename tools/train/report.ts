import type { Example } from "./read-examples.ts";

type Read = { example: Example; label: number; probabilities: Float64Array };

const falseShares = [0.005, 0.01, 0.02, 0.05];

/** Lines: how many of each label are classified correctly, the confusions, and how emergencies are separated. */
export function reportOf(labels: readonly string[], all: readonly Read[]): string[] {
  const readAs = ({ probabilities }: Read) => probabilities.indexOf(Math.max(...probabilities));
  const right = all.filter((one) => readAs(one) === one.label).length;
  const lines = labels.map((name, label) => {
    const own = all.filter((one) => one.label === label);
    const counts = new Map<string, number>();
    for (const one of own) {
      const as = labels[readAs(one)] ?? "";
      counts.set(as, (counts.get(as) ?? 0) + 1);
    }
    const others = [...counts].filter(([as]) => as !== name).sort(([, a], [, b]) => b - a);
    const share = ((counts.get(name) ?? 0) / Math.max(1, own.length)).toFixed(2);
    const shown = others.slice(0, 5).map(([as, count]) => `${as} ${count}`);
    return `${name.padEnd(24)} ${String(own.length).padStart(5)} ${share}  ${shown.join(", ")}`;
  });
  return [
    ...lines,
    `All: ${all.length}, ${((right / all.length) * 100).toFixed(1)} % right`,
    ...emergencies(),
  ];

  function emergencies(): string[] {
    const at = labels.indexOf("emergency");
    if (at < 0) return [];
    const of = (isReal: boolean) =>
      all.filter(({ label }) => (label === at) === isReal).map(({ probabilities }) => probabilities[at] ?? 0);
    const [real, others] = [of(true), of(false).sort((a, b) => b - a)];
    return falseShares.map((share) => {
      const threshold = others[Math.floor(others.length * share)] ?? 1;
      const found = real.filter((probability) => probability > threshold).length / real.length;
      return `False alarms ${share * 100} %: threshold ${threshold.toFixed(2)}, found ${(found * 100).toFixed(1)} %`;
    });
  }
}
