import { useLayoutEffect, useRef } from "react";
import { makeStore } from "../../ui/store.ts";
import { isOverlayShown } from "../navigation/overlays.ts";
import { browserStorage } from "../storage/guarded-storage.ts";
import { nameOfPress, pressMatcher } from "./key-press.ts";

type Shortcut = {
  keys: string;
  /** Label for the list of keys. */
  label: string;
  run: () => void;
  /** Also works while a dialog is open. */
  inDialogs?: boolean;
  /** Also listed in the command palette. */
  inPalette?: boolean;
};

type Group = { name: string; shortcuts: Shortcut[] };

const offKey = "bellhop.keys";
const groups = makeStore<readonly Group[]>([]);
const areOn = makeStore(browserStorage.read(offKey) !== "off");

const find = (keys: string) => {
  // The newest group wins: a screen's key overrides the shell's.
  for (const group of groups.get().toReversed()) {
    const found = group.shortcuts.find((shortcut) => shortcut.keys === keys);
    if (found) return found;
  }
  return undefined;
};

const match = pressMatcher(
  (keys) => find(keys) !== undefined,
  (key) =>
    groups.get().some((group) => group.shortcuts.some((shortcut) => shortcut.keys.startsWith(`${key} `))),
);

/** Combinations with Ctrl stay on. */
export function switchKeys(on: boolean) {
  browserStorage.write(offKey, on ? null : "off");
  areOn.set(on);
}

/** Listens on the whole page; returns the function that stops it. */
export function listenForShortcuts(): () => void {
  const listen = (press: KeyboardEvent) => {
    if (press.defaultPrevented || press.isComposing || press.repeat) return;
    const key = nameOfPress(press);
    const combined = key.startsWith("mod+");
    if (!combined && (!areOn.get() || isTyping(press.target))) return;
    const isDialog = isOverlayShown("palette") || document.querySelector("dialog[open]") !== null;
    if (!combined && isDialog && !find(key)?.inDialogs) return;
    // Enter activates links and buttons.
    if (key === "Enter" && press.target instanceof Element && press.target.closest("a, button")) return;
    const found = match(key, performance.now());
    if (!found) return;
    press.preventDefault();
    find(found)?.run();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}

/** Letters do nothing in a checkbox or a radio button. */
const typedInto = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typedInto) !== null;
}

/** Registers shortcuts while the component is mounted, from the moment it is seen. */
export function useShortcuts(name: string, shortcuts: Shortcut[]) {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  const shape = JSON.stringify([
    name,
    shortcuts.map(({ keys, label, inDialogs, inPalette }) => ({ keys, label, inDialogs, inPalette })),
  ]);
  useLayoutEffect(() => {
    const [groupName, known] = JSON.parse(shape) as [string, Omit<Shortcut, "run">[]];
    const group: Group = {
      name: groupName,
      shortcuts: known.map((one, index) => ({
        ...one,
        run: () => newest.current[index]?.run(),
      })),
    };
    groups.set([...groups.get(), group]);
    return () => groups.set(groups.get().filter((other) => other !== group));
  }, [shape]);
}

export const useKnownShortcuts = groups.use;

export const useKeysAreOn = areOn.use;
