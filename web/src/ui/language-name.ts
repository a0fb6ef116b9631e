import { useLingui } from "@lingui/react";
import { useMemo } from "react";

/** In the reader's language: "French", not "français". */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: "language" });
    return (code) => names.of(code) ?? code;
  }, [i18n.locale]);
}
