import { listVenueAlerts } from "@bellhop/contract/alerts";
import { fetchHome } from "@bellhop/contract/home";
import { countOpenAlerts, listOpenAlerts } from "../../domain/alerts/index.ts";
import { staffComeIn } from "../../journeys/staff-come-in.ts";
import { answerAtVenue } from "./answer.ts";

export const homeRoutes = [
  answerAtVenue(fetchHome, (at, _input, who) => staffComeIn(at, who)),
  answerAtVenue(listVenueAlerts, async (at) => {
    const [items, { count }] = await Promise.all([
      at.tx.rows(listOpenAlerts, [at.venueId]),
      at.tx.row(countOpenAlerts, [at.venueId]),
    ]);
    return { items: items.map((alert) => ({ ...alert, raised_at: alert.raised_at.toISOString() })), count };
  }),
];
