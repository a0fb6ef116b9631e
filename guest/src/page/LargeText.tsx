import { useEffect, useState } from "react";

const name = "bellhop-large-text";

function stored(): boolean {
  try {
    return localStorage.getItem(name) === "on";
  } catch {
    return false;
  }
}

/** The next guest on this device begins with the usual size. */
export function forgetLargeText() {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

/** Enlarges the text of the page; shown once the script runs. */
export function LargeText({ label }: { label: string }) {
  const [isLarge, setLarge] = useState<boolean>();
  useEffect(() => setLarge(stored()), []);
  useEffect(() => {
    if (isLarge === undefined) return;
    document.documentElement.classList.toggle("large", isLarge);
    try {
      localStorage.setItem(name, isLarge ? "on" : "off");
    } catch {
      // Private windows may refuse: it lasts as long as the page.
    }
  }, [isLarge]);
  if (isLarge === undefined) return null;
  return (
    <label className="large-text">
      <input type="checkbox" checked={isLarge} onChange={({ target }) => setLarge(target.checked)} />
      {label}
    </label>
  );
}
