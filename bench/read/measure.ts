import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import type { Figures, MeasureOptions } from "../figures.ts";
import { inTurn, loadClosed, type Shot, shot } from "../load.ts";
import { type Program, startBellhop, startByHand } from "../programs.ts";
import { takeTurns, turnOf } from "../rounds.ts";
import { openFixture, type StagedHotel } from "../stage.ts";

const connections = 32;

/**
 * Alternates the two most frequent reads of a dashboard, with access checks, between Bellhop and the hand-written
 * baseline.
 */
export async function measureRead({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels: 20, guestsEach: 5 });
  const running: Program[] = [];
  try {
    const byHandUrl = stage.appUrl(await stage.copy("by_hand"));
    const bellhop = await startBellhop({ ...stage.env, DOORS: "http" });
    running.push(bellhop);
    const byHand = await startByHand("bench/read/by-hand.ts", {
      DATABASE_URL: byHandUrl,
      TOKEN_KEY: stage.tokenKey,
    });
    running.push(byHand);

    const threads = await Promise.all(stage.hotels.map((hotel) => firstThread(bellhop.port, hotel)));
    const kinds: Record<string, Shot[]> = {
      "read of a thread": stage.hotels.map((hotel, n) =>
        shot(
          "POST",
          readConversation.path,
          headersOf(hotel),
          JSON.stringify({ conversation_id: threads[n] }),
        ),
      ),
      "read of the alerts": stage.hotels.map((hotel) => shot("GET", listVenueAlerts.path, headersOf(hotel))),
    };
    const figures: Figures = {};
    for (const [name, shots] of Object.entries(kinds)) {
      say(name);
      const next = inTurn(shots);
      const turn = (program: Program) =>
        turnOf(program, () =>
          loadClosed(program.port, next, {
            connections,
            forMs: quick ? 1_000 : 3_000,
          }),
        );
      const turns = await takeTurns(quick ? 3 : 9, turn(bellhop), turn(byHand), say);
      figures[`${name}: rate against the same selects by hand`] = {
        value: turns.ratio,
        unit: "x",
        atLeast: 0.82,
      };
      figures[`${name}: processor time by hand against Bellhop's`] = { value: turns.cpuRatio, unit: "x" };
      figures[`${name}: rate`] = { value: turns.perSecond, unit: "/s" };
    }
    return figures;
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    await stage.clear();
  }
}

/** The headers that a dashboard of that hotel sends with each call. */
export function headersOf({ token, venueId }: StagedHotel): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "bellhop-venue": String(venueId),
  };
}

async function firstThread(port: number, hotel: StagedHotel): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${listConversations.path}`, {
    method: "POST",
    headers: headersOf(hotel),
    body: JSON.stringify({ tab: "all" }),
  });
  const { items } = (await response.json()) as { items: { conversation_id: string }[] };
  return items[0]?.conversation_id as string;
}
