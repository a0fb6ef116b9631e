import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { GuestTexts } from "../texts/en.ts";

const shownMs = 2_000;

/** Without access to the clipboard, the text beside it can still be selected. */
export function CopyButton({ value, texts }: { value: string; texts: GuestTexts }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!navigator.clipboard) return null;
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <button type="button" className="soft-button" onClick={copy}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  );
}
