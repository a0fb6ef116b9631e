import { useLocation } from "@tanstack/react-router";

/** Which item or entry the address leads to: in the builder it is named, else it stands behind #. */
export function useSought(): string | undefined {
  const { hash, search } = useLocation();
  const { entry } = search as { entry?: unknown };
  if (typeof entry === "string" && entry !== "") return entry;
  return hash === "" ? undefined : hash.replace(/^#/, "");
}
