/** What a browser and the system it runs on are called; undefined where its user agent names none that is known. */
type BrowserNames = { browser: string | undefined; system: string | undefined };

/** In this order: many call themselves by others' names as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads a user agent as far as a person can tell their own devices apart by it. */
export function browserNames(userAgent: string | undefined): BrowserNames {
  const nameIn = (known: [RegExp, string][]) => known.find(([form]) => form.test(userAgent ?? ""))?.[1];
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
