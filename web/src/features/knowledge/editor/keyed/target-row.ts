import { useLocation } from "@tanstack/react-router";

/** The item or entry that the address targets: by search in the builder, else by hash. */
export function useTargetRow(): string | undefined {
  const { hash, search } = useLocation();
  const { entry } = search as { entry?: unknown };
  if (typeof entry === "string" && entry !== "") return entry;
  return hash === "" ? undefined : hash.replace(/^#/, "");
}
