import { problems } from "@bellhop/contract/problems";
import { Refusal } from "../../platform/refusal.ts";

const lookedAtMs = 7_000;
/** How long access stays valid while it can't be checked. */
const trustedMs = 30_000;

type Stream = { end: () => void };
type Group = { streams: Set<Stream>; stop: () => void };

/** Ends streams that have lost access. Streams with the same `key` share one check. */
export function openAccessChecks() {
  const groups = new Map<string, Group>();
  let opened = 0;

  function openGroup(key: string, stillMay: () => Promise<boolean>): Group {
    let seenAt = performance.now();
    let isLooking = false;
    const endAll = () => {
      for (const { end } of [...group.streams]) end();
    };
    async function look() {
      if (isLooking) return;
      isLooking = true;
      try {
        if (await stillMay()) seenAt = performance.now();
        else endAll();
      } catch (error) {
        if (isNo(error) || performance.now() - seenAt > trustedMs) endAll();
      } finally {
        isLooking = false;
      }
    }
    const timer = setInterval(look, periodOf(opened++));
    const stop = () => {
      clearInterval(timer);
      groups.delete(key);
    };
    const group: Group = { streams: new Set(), stop };
    groups.set(key, group);
    return group;
  }

  return {
    /** Returns a function that stops watching. */
    watch(key: string, stillMay: () => Promise<boolean>, end: () => void): () => void {
      const group = groups.get(key) ?? openGroup(key, stillMay);
      const stream = { end };
      group.streams.add(stream);
      return () => {
        group.streams.delete(stream);
        if (group.streams.size === 0) group.stop();
      };
    },
  };
}

/** Spreads the checks of clients that reconnected together after a restart. */
function periodOf(nth: number): number {
  return lookedAtMs + (nth % 100) * 20;
}

/** An outage is no refusal and ends no stream. */
function isNo(error: unknown): boolean {
  return error instanceof Refusal && problems[error.code].status < 500;
}
