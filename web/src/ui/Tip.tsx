import { cloneElement, type ReactElement, useEffect, useRef } from "react";
import { Kbd } from "./Kbd.tsx";
import { placeBeside } from "./place-beside.ts";
import { makeStore } from "./store.ts";
import styles from "./Tip.module.css";

type Shown = { anchor: Element; label: string; keyHint: string | undefined };

const shown = makeStore<Shown | null>(null);
const restMs = 500;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Shown now or soon. */
let anchor: Element | undefined;

function show(next: Shown | null, afterMs = 0) {
  clearTimeout(timer);
  anchor = next?.anchor;
  timer = setTimeout(() => shown.set(next), afterMs);
}

type Anchored = {
  onPointerEnter?: (event: React.PointerEvent) => void;
  onPointerLeave?: () => void;
  onPointerDown?: () => void;
  onFocus?: (event: React.FocusEvent) => void;
  onBlur?: () => void;
};

type TipProps = { label: string; keyHint?: string | undefined; children: ReactElement<Anchored> };

/** Never the only place for information. */
export function Tip({ label, keyHint, children }: TipProps) {
  const hide = () => show(null);
  // An element that is removed gets no blur.
  useEffect(
    () => () => {
      if (anchor && !anchor.isConnected) show(null);
    },
    [],
  );
  return cloneElement(children, {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === "mouse") show({ anchor: currentTarget, label, keyHint }, restMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(":focus-visible")) show({ anchor: currentTarget, label, keyHint }, restMs);
    },
    onBlur: hide,
  });
}

/** Renders the page's one tooltip. */
export function TipLayer() {
  const tip = shown.use();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const layer = element.current;
    if (!layer || !tip?.anchor.isConnected) return;
    layer.showPopover();
    placeBeside(layer, tip.anchor, "center");
    return () => {
      if (layer.isConnected) layer.hidePopover();
    };
  }, [tip]);
  // Its text is already the button's name.
  return (
    <div ref={element} popover="manual" className={styles.tip} aria-hidden="true">
      {tip?.label}
      {tip?.keyHint && <Kbd inTip>{tip.keyHint}</Kbd>}
    </div>
  );
}
