import { listDoorCodes, readDoorCode, readMessageCode, saveDoorCode } from "@bellhop/contract/door-codes";
import {
  staffReadsDoorCode,
  staffReadsMessageCode,
  staffSavesDoorCode,
  viewDoorCodesOfReservation,
} from "../../journeys/stays/staff-saves-door-code.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const doorCodeRoutes = [
  readsAtVenue(listDoorCodes, (at, input) => viewDoorCodesOfReservation(at, input)),
  readsAtVenue(readDoorCode, (at, input, _, services) => staffReadsDoorCode(at, input, services)),
  changesAtVenue(saveDoorCode, (at, input, who, services) => staffSavesDoorCode(at, who, input, services)),
  readsAtVenue(readMessageCode, (at, input, _, services) => staffReadsMessageCode(at, input, services)),
];
