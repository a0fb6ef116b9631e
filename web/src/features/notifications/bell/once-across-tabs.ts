import { browserStorage } from "../../../core/storage/guarded-storage.ts";

const storedAs = "bellhop.rung";
/** More than come before the slowest tab hears of them. */
const maxKept = 50;

const readRung = (): string[] => (browserStorage.read(storedAs) ?? "").split(" ").filter(Boolean);

/** Whether no tab of this browser has rung for it yet. All later calls with the same name return false. */
export async function isFirstToRing(name: string): Promise<boolean> {
  const claim = () => {
    const rung = readRung();
    if (rung.includes(name)) return false;
    browserStorage.write(storedAs, [...rung, name].slice(-maxKept).join(" "));
    return true;
  };
  return navigator.locks ? await navigator.locks.request(storedAs, claim) : claim();
}
