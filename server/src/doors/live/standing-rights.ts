import { problems } from "@bellhop/contract/problems";
import { Refusal } from "../../platform/refusal.ts";

/** Rights are looked at again this often, a little less often for some than for others: see `periodOf`. */
const lookedAtMs = 7_000;
/** So long the rights last seen count where nobody can be asked. */
const trustedMs = 30_000;

type Stream = { end: () => void };
type Group = { streams: Set<Stream>; stop: () => void };

/**
 * Ends streams whose listeners may no longer hear them. All streams that were opened alike (`key`: the same token for
 * the same venue) are looked at once for all of them, so that a thousand cost little.
 */
export function standingRights() {
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
    /** Watches over a stream until the answered function is called; `end` is called where the right has ended. */
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

/** Who came back at once after a restart is soon no longer looked at all at once. */
function periodOf(nth: number): number {
  return lookedAtMs + (nth % 100) * 20;
}

/** A refusal is an answer; an outage is none, and cuts off nobody. */
function isNo(error: unknown): boolean {
  return error instanceof Refusal && problems[error.code].status < 500;
}
