const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

const nameIn = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Product names only, so it is the same in every language: "Chrome, Windows". */
export function deviceName(agent: string, touchPoints = 0): string {
  const system = nameIn(systems, agent);
  // An iPad says that it is a Mac.
  const known = system === "Mac" && touchPoints > 1 ? "iPad" : system;
  return [nameIn(browsers, agent), known].filter(Boolean).join(", ") || "Browser";
}

export const isPhone = (agent: string) => /iPhone|Android.*Mobile/.test(agent);
