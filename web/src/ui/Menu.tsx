import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import styles from "./Menu.module.css";
import { placeBeside } from "./place-beside.ts";

type TriggerProps = {
  popoverTarget?: string;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
};

type MenuProps = {
  label: string;
  trigger: ReactElement<TriggerProps>;
  widthPx: number;
  align?: "start" | "end";
  /** Above the items, such as a search field; it gets focus if it can. */
  above?: ReactNode;
  /** Rendered only while open. */
  children: ReactNode;
};

export function Menu({ label, trigger, widthPx, align = "start", above, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const place = () => button.current && placeBeside(menu, button.current, align);
    // Captured on the window, so that the same Escape does not also close a dialog or a selection below the menu.
    const closeOnEscape = (press: KeyboardEvent) => {
      if (press.key !== "Escape" || press.isComposing) return;
      press.preventDefault();
      press.stopPropagation();
      menu.hidePopover();
      button.current?.focus();
    };
    const before = ({ newState }: ToggleEvent) => {
      // At once: "toggle" comes later, and Escape can be pressed in between.
      if (newState === "closed") return window.removeEventListener("keydown", closeOnEscape, true);
      window.addEventListener("keydown", closeOnEscape, true);
      // Rendered before it shows: empty content cannot be positioned.
      flushSync(() => setOpen(true));
    };
    // Later content changes its size.
    const sizes = new ResizeObserver(place);
    const after = ({ newState }: ToggleEvent) => {
      if (newState === "closed") {
        sizes.disconnect();
        return setOpen(false);
      }
      place();
      sizes.observe(menu);
      const first = menu.querySelector<HTMLElement>("input, [role^=menuitem]");
      (first ?? menu.querySelector<HTMLElement>("[role=menu]"))?.focus();
    };
    menu.addEventListener("beforetoggle", before);
    menu.addEventListener("toggle", after);
    return () => {
      sizes.disconnect();
      window.removeEventListener("keydown", closeOnEscape, true);
      menu.removeEventListener("beforetoggle", before);
      menu.removeEventListener("toggle", after);
    };
  }, [align]);

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        popoverTarget: id,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
      })}
      {/** biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the items inside. */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.menu}
        style={{ width: widthPx }}
        onKeyDown={moveFocus}
      >
        {isOpen && above}
        <div role="menu" tabIndex={-1} aria-label={label}>
          {isOpen && children}
        </div>
      </div>
    </>
  );
}

function moveFocus(press: React.KeyboardEvent<HTMLDivElement>) {
  const items = [...press.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = to[press.key];
  const isTyping = press.target instanceof HTMLInputElement;
  if (press.key === "Tab" && items.includes(press.target as HTMLElement)) press.currentTarget.hidePopover();
  if (next === undefined || (isTyping && !press.key.startsWith("Arrow"))) return;
  press.preventDefault();
  items.at(next % items.length)?.focus();
}

type MenuItemProps = {
  icon?: ReactNode;
  /** At the end, such as a count. */
  end?: ReactNode;
  /** One of several choices. */
  isChosen?: boolean;
  staysOpen?: boolean;
  href?: string;
  /** Disabled, with the reason. */
  whyNot?: string | undefined;
  className?: string;
  onChoose?: () => void;
  children: ReactNode;
};

export function MenuItem({
  icon,
  end,
  isChosen,
  staysOpen,
  href,
  whyNot,
  className,
  onChoose,
  children,
}: MenuItemProps) {
  const shared = {
    className: `${styles.item} ${className ?? ""}`,
    role: isChosen === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": isChosen,
    "aria-disabled": whyNot !== undefined || undefined,
    tabIndex: -1,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      if (whyNot !== undefined) return;
      if (!staysOpen) closeMenuOf(event.currentTarget);
      onChoose?.();
    },
  };
  const inside = (
    <>
      {icon}
      <span className={styles.words}>
        {children}
        {whyNot && <span className={styles.whyNot}>{whyNot}</span>}
      </span>
      {end}
      {isChosen && (
        <span className={styles.check} aria-hidden="true">
          ✓
        </span>
      )}
    </>
  );
  if (href) {
    return (
      <a {...shared} href={href}>
        {inside}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {inside}
    </button>
  );
}

/** Some browsers do not focus a clicked button: focus the trigger, so that it is restored later. */
function closeMenuOf(item: HTMLElement) {
  const menu = item.closest<HTMLElement>("[popover]");
  menu?.hidePopover();
  document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)?.focus();
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

export function MenuLine() {
  return <hr className={styles.line} />;
}
