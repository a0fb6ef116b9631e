import type { ReactNode } from "react";

/** A page of its own, without the navigation around it. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main style={{ display: "grid", minHeight: "100dvh" }}>{children}</main>;
}
