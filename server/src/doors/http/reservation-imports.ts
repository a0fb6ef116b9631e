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
import {
  scriptImportsReservations,
  staffApplyImport,
  staffCorrectFormat,
  staffImportReservations,
  staffUndoImport,
} from "../../journeys/stays/import-reservations.ts";
import { staffRemoveFeed, staffSaveFeed } from "../../journeys/stays/read-calendar-feeds.ts";
import { changesAtVenue, readsAtVenue, readsInUnits, worksAtVenue } from "./answer.ts";

export const reservationImportRoutes = [
  changesAtVenue(startReservationImport, (at, input, who, services) =>
    staffImportReservations(at, who, input, services),
  ),
  readsAtVenue(listReservationImports, (at, wanted) => viewReservationImports(at, wanted)),
  readsAtVenue(readReservationImport, (at, wanted) => viewReservationImport(at, wanted)),
  changesAtVenue(changeImportFormat, (at, input, who) => staffCorrectFormat(at, who, input)),
  changesAtVenue(applyReservationImport, (at, { import_id }, who) => staffApplyImport(at, who, import_id)),
  changesAtVenue(undoReservationImport, (at, { import_id }, who) => staffUndoImport(at, who, import_id)),
  readsInUnits(exportImportReport, (venueId, { import_id }, _who, { db }) =>
    writeReport(db, venueId, import_id),
  ),
  worksAtVenue(importReservations, scriptImportsReservations),
  readsAtVenue(listCalendarFeeds, async (at) => ({ items: await listFeeds(at), next_cursor: null })),
  changesAtVenue(saveCalendarFeed, (at, input, who, services) => staffSaveFeed(at, who, input, services)),
  changesAtVenue(removeCalendarFeed, (at, { feed_id }, who) => staffRemoveFeed(at, who, feed_id)),
];
