import {
  changeSimulatorGuest,
  listSimulatorGuests,
  openSimulator,
  readSimulatorCall,
  type SimulatedPhone,
  setSimulatorSwitches,
  simulateGuestMessage,
  startSimulatorOver,
} from "@bellhop/contract/simulator";
import {
  becomeGuest,
  choosePhone,
  findCall,
  findDelivery,
  freePhone,
  listPlayableGuests,
  outcomesOf,
  signatureOf,
  simulatorAppSecret,
  startOver,
  toCall,
  viewPhone,
} from "../../domain/simulator/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { simulatedGuestWrites } from "../../journeys/guests/simulated-guest-writes.ts";
import { changeSimulatedNetwork } from "../../journeys/whatsapp/change-simulated-network.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const simulatorRoutes = [
  readsInUnits(openSimulator, (venueId, { phone }, _who, { db }) =>
    // Stores which phone was used last.
    db.atVenue(venueId, async (at) => view(at, await choosePhone(at, phone))),
  ),

  readsAtVenue(listSimulatorGuests, async (at) => ({
    items: await listPlayableGuests(at),
    free_phone: await freePhone(at),
  })),

  changesAtVenue(changeSimulatorGuest, async (at, guest) => {
    await becomeGuest(at, guest);
    return view(at, guest.phone);
  }),

  changesAtVenue(simulateGuestMessage, (at, written, _who, { config }) =>
    simulatedGuestWrites(at, written, config.secretKey),
  ),

  changesAtVenue(setSimulatorSwitches, async (at, { phone, switches }, _who, { config }) => {
    await changeSimulatedNetwork(at, phone, switches, config.secretKey);
    return view(at, phone);
  }),

  changesAtVenue(startSimulatorOver, async (at, { phone }) => {
    await startOver(at, phone);
    return view(at, phone);
  }),

  readsInUnits(readSimulatorCall, async (venueId, { call_id }, _who, { db, config }) =>
    // Raw deliveries belong to the installation.
    db.atInstallation(async (at) => {
      const call = await at.inVenue(venueId, (atVenue) => findCall(atVenue, call_id));
      if (!call) throw refuse("not_found");
      const delivery = await findDelivery(at, call);
      return {
        call: toCall(call),
        path: "/webhooks/whatsapp",
        signature: call.signature,
        signature_holds: call.signature === signatureOf(call.body, simulatorAppSecret(config.secretKey)),
        body: call.body,
        outcomes: delivery ? await at.inVenue(venueId, (atVenue) => outcomesOf(atVenue, call, delivery)) : [],
      };
    }),
  ),
];

async function view(at: AtVenue, phone: string): Promise<SimulatedPhone> {
  const { name } = await findVenue(at);
  return { venue_name: name, ...(await viewPhone(at, phone)) };
}
