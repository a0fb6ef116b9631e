import { randomUUID } from "node:crypto";
import type { Finding } from "../attacked/finding.ts";
import { guestPageOf, isSeenBy, secret } from "../attacked/guest-page.ts";

const edge = "edge";
const field = (name: string, value: string) =>
  `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export default {
  kind: "check",
  does: "an upload that ends after a guest started over brings the guest back on the device",
  async faults(bellhop) {
    const page = await guestPageOf(bellhop);
    const guest = await page.browser();
    await guest.write(secret);
    const before = [...guest.jar];
    const over = Promise.withResolvers<void>();
    const head = `${field("sent_as", randomUUID())}${field("text", "late")}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    async function* parts() {
      yield Buffer.from(`${head}%PDF-1.4\n`);
      await over.promise;
      yield Buffer.from(`%%EOF\r\n--${edge}--\r\n`);
    }
    const upload = page.withCookies(before).visit("/files", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${edge}`, accept: "application/json" },
      body: ReadableStream.from(parts()),
      duplex: "half",
    } as RequestInit);
    const answer = await guest.post("/start-over", {});
    over.resolve();
    const { status, headers } = await upload;
    const faults: string[] = [];
    if (answer.headers.get("clear-site-data") !== '"cache"')
      faults.push("starting over leaves copies in the browser's cache");
    if (status === 200) faults.push("the upload was stored after the session had ended");
    if (headers.getSetCookie().length > 0) faults.push("the upload's answer set the cookie again");
    const previous = page.withCookies(before);
    await previous.write("late");
    if (await isSeenBy(page.withCookies(before)))
      faults.push("the ended session shows its conversation again");
    return faults;
  },
} satisfies Finding;
