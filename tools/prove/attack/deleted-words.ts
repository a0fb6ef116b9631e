import { setTimeout as pause } from "node:timers/promises";
import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { findInDatabase, findInFiles } from "../../../server/src/testing/find-everywhere.ts";
import type { Finding } from "../attacked/finding.ts";
import { guestPageOf } from "../attacked/guest-page.ts";

const words = ["zqxverified", "zqxbefore", "zqxover"];
/** The job that searches raw webhooks and imports begins 15 seconds after a deletion. */
const jobMs = 60_000;

export default {
  kind: "check",
  does: "words that a guest wrote on the page as a visitor survive the deletion of the guest",
  async faults(bellhop) {
    const page = await guestPageOf(bellhop);
    const token = await bellhop.signIn();
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${bellhop.url}/api/${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "bellhop-venue": String(page.venueId),
        },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, string>;
    };
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { guest_id } = await call("guest_add_first_message", {
      name: "Petronella Vandersloot",
      phone: "+447700900345",
      reservation_number: "VDS-4471",
      room: "12",
      checkin: day(-1),
      checkout: day(3),
      send: "never",
    });
    const verify = new URLSearchParams({ reservation_number: "VDS-4471", surname: "Vandersloot" });
    const [verified, before, over] = [await page.browser(), await page.browser(), await page.browser()];
    await verified.visit("/verify", { method: "POST", body: verify });
    await verified.write("zqxverified");
    await before.write("zqxbefore");
    await before.visit("/verify", { method: "POST", body: verify });
    await over.visit("/verify", { method: "POST", body: verify });
    await over.write("zqxover");
    await over.post("/start-over", {});

    const { content = "" } = await call("export_guest", { guest_id, format: "json" });
    const faults = words
      .filter((word) => !content.includes(word))
      .map((word) => `not in the export: ${word}`);
    await call("delete_guest", { guest_id });
    const ownerUrl = await bellhop.ownerUrl();
    const erasures = () => asOwner(ownerUrl, "select 1 from erasures", page.venueId);
    for (let waited = 0; waited < jobMs && (await erasures()).length > 0; waited += 500) await pause(500);
    const places = [
      ...(await findInDatabase(ownerUrl, words, [page.venueId])),
      ...(await findInFiles(`${bellhop.dataDir}/media`, words).catch(() => [])),
    ];
    return [...faults, ...places.map((place) => `left after the deletion: ${place}`)];
  },
} satisfies Finding;
