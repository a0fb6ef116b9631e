/** Messages between the tabs of one browser. They contain no token and no name. */
export type SessionMessage =
  | { kind: "in"; sub: string }
  /** Signed out on purpose. */
  | { kind: "out" }
  | { kind: "expired" };

/** Broadcast channel between tabs. Without support, tabs check when they become visible. */
export function openSessionChannel(receive: (news: SessionMessage) => void): (news: SessionMessage) => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel("bellhop.session");
  channel.addEventListener("message", ({ data }) => {
    // Tabs with an older or newer page may send unknown messages.
    if (isSessionMessage(data)) receive(data);
  });
  return (news) => channel.postMessage(news);
}

function isSessionMessage(data: unknown): data is SessionMessage {
  const { kind, sub } = (data ?? {}) as { kind?: unknown; sub?: unknown };
  return kind === "in" ? typeof sub === "string" : kind === "out" || kind === "expired";
}
