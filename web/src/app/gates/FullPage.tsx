import type { ReactNode } from "react";

export function FullPage({ children }: { children: ReactNode }) {
  return <main style={{ display: "grid", minHeight: "100dvh" }}>{children}</main>;
}
