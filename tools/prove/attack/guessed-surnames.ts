import { request } from "node:http";
import { guestPagePath } from "@bellhop/contract/guest-page";
import { asOwner } from "../../../server/src/testing/as-owner.ts";
import type { Finding } from "../attacked/finding.ts";

/** A booking of the demo, of Emily Hartwell. */
const booking = "BV-20402";
const spellings = [
  "bv-20402",
  "BV20402",
  "bv 20402",
  "ＢＶ－２０４０２",
  "BV–20402",
  "B.V.2-0-4-0-2",
  "bv\u00ad20402",
  "BV-٢٠٤٠٢",
];

const shown = "#stay";
const wrong = "problem=not_verified#verify";
const tooMany = "problem=too_many_tries#verify";

export default {
  kind: "check",
  does: "a stranger guesses the surname of a booking: first names, spellings of its number, many tries from many networks",
  async faults({ port, ownerUrl }) {
    const database = await ownerUrl();
    const rows = await asOwner(
      database,
      "select venue_id, public_key from venues where name = 'Hotel Belvedere'",
    );
    const page = guestPagePath(String(rows[0]?.public_key));
    const forget = () => asOwner(database, "delete from verification_tries", Number(rows[0]?.venue_id));

    /** Each call is a browser without cookies. The last part of its address is `network`. */
    const submit = (part: string, fields: Record<string, string>, network: number) =>
      new Promise<string>((resolve, reject) => {
        const sending = request(
          {
            port,
            host: "127.0.0.1",
            localAddress: `127.0.0.${network}`,
            path: `${page}${part}`,
            method: "POST",
            headers: { "content-type": "application/x-www-form-urlencoded" },
          },
          (answer) => {
            answer.resume();
            resolve((answer.headers.location ?? String(answer.statusCode)).replace(/^[^?#]*\??/, ""));
          },
        );
        sending.on("error", reject).end(new URLSearchParams(fields).toString());
      });
    const tries = (reservation_number: string, surname: string, network: number) =>
      submit("/verify", { reservation_number, surname }, network);

    const found: string[] = [];
    const expect = (name: string, seen: unknown, expected: unknown) => {
      if (JSON.stringify(seen) !== JSON.stringify(expected))
        found.push(`${name}: ${JSON.stringify(seen)}, expected ${JSON.stringify(expected)}`);
    };

    for (const name of ["Emily", "Emily ", "EMILY", "emily", "Emi"])
      expect(name, await tries(booking, name, 10), wrong);
    await forget();

    const answers = [];
    for (const spelling of spellings) answers.push(await tries(spelling, "Emily", 11));
    expect(
      "spellings",
      answers,
      spellings.map((_, nth) => (nth < 5 ? wrong : tooMany)),
    );
    await forget();

    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => tries(booking, `Guess${nth}`, 12)),
    );
    expect("a hundred at once", guesses.filter((one) => one === wrong).length, 5);
    expect("the guest, from elsewhere", await tries(booking, "Hartwell", 13), shown);
    for (let network = 20; network < 60; network++) await tries(booking, "Smith", network);
    expect("after forty networks", await tries(booking, "Hartwell", 61), tooMany);
    await forget();

    // The response is the same with and without a booking.
    for (const number of [booking, "BV-99999"]) {
      const seen = [];
      for (let nth = 0; nth < 4; nth++) seen.push(await submit("/code", { reservation_number: number }, 70));
      expect(`codes for ${number}`, seen, ["code=#verify", "code=#verify", "code=#verify", tooMany]);
      expect(
        `a guessed code for ${number}`,
        await submit("/enter-code", { code: "000000" }, 70),
        "problem=code_wrong#verify",
      );
    }
    await forget();
    return found;
  },
} satisfies Finding;
