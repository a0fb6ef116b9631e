import { randomUUID } from "node:crypto";
import { changeSimulatorGuest, listSimulatorGuests, simulateGuestMessage } from "@bellhop/contract/simulator";
import type { Ask } from "./knowledge.ts";

/** A new guest of the simulator, without a phone on a page. Returns what writes as this guest. */
export async function addSimulatedGuest(ask: Ask, name: string) {
  const { free_phone: phone } = await ask(listSimulatorGuests, {});
  await ask(changeSimulatorGuest, { phone, name, language: "en" });
  return (text: string) => ask(simulateGuestMessage, { phone, message_id: randomUUID(), text });
}
