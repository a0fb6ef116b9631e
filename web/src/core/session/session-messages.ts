import * as z from "zod/mini";

/** Messages between the tabs of one browser. They contain no token and no name. */
const sessionMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("in"), sub: z.string() }),
  /** Signed out on purpose. */
  z.object({ kind: z.literal("out") }),
  z.object({ kind: z.literal("expired") }),
]);
export type SessionMessage = z.infer<typeof sessionMessage>;

/** Broadcast channel between tabs. Without support, tabs check when they become visible. */
export function openSessionChannel(receive: (news: SessionMessage) => void): (news: SessionMessage) => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel("bellhop.session");
  channel.addEventListener("message", ({ data }) => {
    const news = sessionMessage.safeParse(data);
    // Tabs with an older or newer page may send unknown messages.
    if (news.success) receive(news.data);
  });
  return (news) => channel.postMessage(news);
}
