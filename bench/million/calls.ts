import type { Call } from "@bellhop/contract/call";
import { inboxTabs } from "@bellhop/contract/conversations";
import { readImport } from "@bellhop/contract/imports";
import { allCalls, exampleInput, inputSchema } from "../../server/src/testing/each-call.ts";
import { searchWords } from "./fill.ts";

/** A request of the dashboard. `pages`: how many pages further the measured one lies. */
export type ReadingCall = { name: string; call: Call; input: Record<string, unknown>; pages?: number };

/** Not measured: files, whose time depends on their size, and calls that wait for other programs. */
const notMeasured = new Map([
  ["/api/export_audit_log", "a file of everything"],
  ["/api/export_import_report", "a file of everything"],
  ["/api/export_guest", "a file of everything"],
  ["/api/print_guest_page_poster", "draws a PDF"],
  ["/api/print_room_codes", "draws a PDF"],
  ["/api/get_welcome_card", "draws a PDF"],
  ["/api/get_qr_code", "draws a picture"],
  ["/api/read_support_bundle", "a file; asks each part whether it works"],
  ["/api/read_installation_bundle", "a file; asks each part whether it works"],
  ["/api/read_health", "asks each part whether it works"],
]);

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const search = [...searchWords, "+1777"].map((word) => ({ search: word }));

/** Measured in addition to the first and the tenth page of each list. */
const filters: Record<string, Record<string, unknown>[]> = {
  "/api/list_conversations": [...inboxTabs.map((tab) => ({ tab })), { tab: "all", sort: "waiting" }],
  "/api/get_reservations": [
    ...search,
    { search: "b1" },
    { search: "b1234" },
    { status: ["confirmed"] },
    { status: ["confirmed", "checked_in"] },
    { from: day(0), to: day(7) },
    { from: day(-200), to: day(-199) },
    { arrival: day(0) },
    { departure: day(0) },
    { today: "in_house" },
    { today: "arriving" },
    { today: "leaving" },
  ],
  "/api/get_guest_transcript": [
    ...search,
    { search: "b1" },
    { state: "open" },
    { state: "done" },
    { channel: "whatsapp" },
    { channel: "web" },
    { from: day(-200), to: day(-199) },
    { from: day(-1), to: day(0) },
    { reservation_number: "B7" },
  ],
  "/api/read_whatsapp_usage": [{ month: day(-40).slice(0, 7) }],
  "/api/list_audit_log": [
    { kind: "guest_changed" },
    { kind: "guests_merged" },
    { from: `${day(-30)}T00:00:00Z` },
  ],
  "/api/list_set_aside_deliveries": [{ looked_at: false }, { looked_at: true }],
  "/api/list_ideas": [{ search: "idea" }, { sort: "newest" }],
};

/** Every call that reads, with the ids of existing rows, and each list with its filters and a later page. */
export function readingCalls(all: Record<string, unknown>): ReadingCall[] {
  return allCalls
    .filter(({ access, path }) => access === "reads" && !notMeasured.has(path))
    .flatMap((call) => {
      const name = call.path.slice("/api/".length);
      const { required = [], properties = {} } = inputSchema(call);
      const ids: Record<string, unknown> = {
        ...all,
        ...(call.path === readImport.path && { import_id: all.knowledge_import_id }),
      };
      const named = required.filter((field) => field in ids).map((field) => [field, ids[field]]);
      const needed = exampleInput(call, Object.fromEntries(named));
      const narrowed = exampleInput(call, ids);
      return [
        { name, call, input: needed },
        ...("cursor" in properties ? [{ name: `${name}, page 10`, call, input: needed, pages: 9 }] : []),
        ...(Object.keys(narrowed).length > Object.keys(needed).length
          ? [{ name: `${name} with ids`, call, input: narrowed }]
          : []),
        ...(filters[call.path] ?? []).map((filter) => ({
          name: `${name} ${JSON.stringify(filter)}`,
          call,
          input: { ...needed, ...filter },
        })),
      ];
    });
}
