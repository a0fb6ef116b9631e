import { type ComponentType, useEffect, useState } from "react";

/** Loaded after the first screen. */
export function Background() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    import("./Parts.tsx").then(
      (module) => setParts(() => module.Parts),
      (cause: unknown) => console.warn("Alerts make no sound on this page:", cause),
    );
  }, []);
  return Parts ? <Parts /> : null;
}
