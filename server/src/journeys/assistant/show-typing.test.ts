import { expect, test } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the secret of the app";
const number = "10203041";
const graph = await startGraph({ APP_SECRET: secret });
afterTest(() => graph.stop());
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
await openHotel(bellhop.services, "Hotel Alpha", number);

const readMessages = async () => {
  const { reads } = (await graph.control("GET", "ledger")) as {
    reads: { message_id: string; typing: boolean }[];
  };
  return reads.map(({ message_id, typing }) => [message_id, typing]);
};

async function guestWrites(from: string, ...texts: string[]) {
  const messages = texts.map((text, n) => ({
    from,
    id: `wamid.${from}.${n}`,
    text,
    at: new Date(bellhop.clock.now().getTime() + n),
  }));
  await deliver(bellhop, textsBody(number, messages), secret);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

test("only before an answer, the guest's newest message is shown as read, and that an answer is being written", async () => {
  await guestWrites("15550901", "Who is the president of France?");
  await guestWrites("15550902", "Hello", "What time is breakfast?");
  await expect.poll(readMessages).toEqual([["wamid.15550902.1", true]]);
});
