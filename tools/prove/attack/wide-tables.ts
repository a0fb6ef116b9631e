import { setTimeout as pause } from "node:timers/promises";
import { readReservationImport, startReservationImport } from "@bellhop/contract/reservation-imports";
import type { Finding } from "../attacked/finding.ts";
import { caller } from "../attacked/post.ts";

export default {
  kind: "load",
  does: "staff import tables of 120,000 columns, and text that is nearly base64",
  bounds: { riseMiB: 100, pauseMs: 100 },
  async attack(bellhop) {
    const ask = await caller(bellhop);
    const wide = Array.from({ length: 120_000 }, () => "abc").join(",");
    const below = `Arrival;Departure;Name\n${Array.from({ length: 120_000 }, () => "1").join(";")}\n`;
    const states: string[] = [];
    for (const content of [wide, below, `${wide}\n`.repeat(5)]) {
      const from = {
        kind: "file",
        name: "stay.csv",
        content: Buffer.from(content).toString("base64"),
      } as const;
      const { import_id } = await ask(startReservationImport, { from });
      let state = "reading";
      for (let tries = 0; state === "reading" && tries < 300; tries++) {
        await pause(100);
        state = (await ask(readReservationImport, { import_id })).import.state;
      }
      states.push(state);
    }
    const nearly = { kind: "file", name: "stay.csv", content: `${" ".repeat(10_000_000)}!` } as const;
    const refused = await ask(startReservationImport, { from: nearly }).then(
      () => "accepted",
      () => "refused",
    );
    return { states, nearly: refused, faults: states.filter((state) => state !== "refused") };
  },
} satisfies Finding;
