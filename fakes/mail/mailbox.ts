import PostalMime from "postal-mime";

/** A received mail. */
export type Arrived = {
  id: number;
  /** Its recipients. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Links in its text, in order. */
  links: string[];
  date: string;
  /** In lower case. */
  headers: Record<string, string>;
};

const maxKept = 5_000;

/** All received mails, newest first. Kept in memory only. */
export function openMailbox() {
  const mails: Arrived[] = [];
  let last = 0;
  return {
    async take(bytes: Buffer, { from, to }: { from: string; to: string[] }) {
      const parsed = await PostalMime.parse(bytes);
      const text = parsed.text ?? "";
      for (const address of to) {
        mails.unshift({
          id: ++last,
          to: address,
          from,
          subject: parsed.subject ?? "",
          text,
          html: parsed.html ?? "",
          links: text.match(/https?:\/\/\S+/g) ?? [],
          date: new Date().toISOString(),
          headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
        });
      }
      mails.length = Math.min(mails.length, maxKept);
    },
    all: (to: string | null) => mails.filter((mail) => to === null || mail.to === to.toLowerCase()),
    clear() {
      mails.length = 0;
    },
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
