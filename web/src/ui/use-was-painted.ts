import { useEffect, useState } from "react";

/** True after the first paint since it is ready: for what may come later than what is read first. */
export function useWasPainted(isReady = true): boolean {
  const [wasPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return wasPainted;
}
