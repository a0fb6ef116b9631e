import {
  applyReservationImport,
  changeImportFormat,
  exportImportReport,
  importReservations,
  listCalendarFeeds,
  listReservationImports,
  readReservationImport,
  removeCalendarFeed,
  saveCalendarFeed,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import {
  listFeeds,
  viewReservationImport,
  viewReservationImports,
  writeReport,
} from "../../domain/reservation-imports/index.ts";
import { staffRemovesFeed, staffSavesFeed } from "../../journeys/stays/read-calendar-feed.ts";
import {
  scriptImportsReservations,
  staffAppliesImport,
  staffCorrectsFormat,
  staffImportsReservations,
  staffUndoesImport,
} from "../../journeys/stays/staff-imports-reservations.ts";
import { changesAtVenue, readsAtVenue, readsInUnits, worksAtVenue } from "./answer.ts";

export const reservationImportRoutes = [
  changesAtVenue(startReservationImport, (at, input, who, services) =>
    staffImportsReservations(at, who, input, services),
  ),
  readsAtVenue(listReservationImports, (at, input) => viewReservationImports(at, input)),
  readsAtVenue(readReservationImport, (at, input) => viewReservationImport(at, input)),
  changesAtVenue(changeImportFormat, (at, input, who) => staffCorrectsFormat(at, who, input)),
  changesAtVenue(applyReservationImport, (at, { import_id }, who) => staffAppliesImport(at, who, import_id)),
  changesAtVenue(undoReservationImport, (at, { import_id }, who) => staffUndoesImport(at, who, import_id)),
  readsInUnits(exportImportReport, (venueId, { import_id }, _who, { db }) =>
    writeReport(db, venueId, import_id),
  ),
  worksAtVenue(importReservations, scriptImportsReservations),
  readsAtVenue(listCalendarFeeds, async (at) => ({ items: await listFeeds(at), next_cursor: null })),
  changesAtVenue(saveCalendarFeed, (at, input, who, services) => staffSavesFeed(at, who, input, services)),
  changesAtVenue(removeCalendarFeed, (at, { feed_id }, who) => staffRemovesFeed(at, who, feed_id)),
];
