import * as z from "zod/mini";

/** What one tab tells the others of this browser. No token and no name in it. */
const sessionNews = z.discriminatedUnion("kind", [
  /** Somebody has signed in. */
  z.object({ kind: z.literal("in"), sub: z.string() }),
  /** The person has signed out, by their own hand. */
  z.object({ kind: z.literal("out") }),
  /** A session has turned out to be over. */
  z.object({ kind: z.literal("expired") }),
]);
export type SessionNews = z.infer<typeof sessionNews>;

/** The line between the tabs of one origin; a browser without it does with a look whenever a tab is seen again. */
export function openSessionNews(hear: (news: SessionNews) => void): (news: SessionNews) => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel("bellhop.session");
  channel.addEventListener("message", ({ data }) => {
    const news = sessionNews.safeParse(data);
    // A tab with an older or newer page may say what this one does not know.
    if (news.success) hear(news.data);
  });
  return (news) => channel.postMessage(news);
}
