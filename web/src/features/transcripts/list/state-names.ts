import { useLingui } from "@lingui/react/macro";

export function useStateNames(): Record<"open" | "done", string> {
  const { t } = useLingui();
  return { open: t`Open`, done: t`Done` };
}
