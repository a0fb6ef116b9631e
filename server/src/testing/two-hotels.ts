import { clearVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import type { Call } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { updateConcierge } from "@bellhop/contract/tasks";
import { addMember } from "../domain/members/index.ts";
import { newId } from "../platform/ids.ts";
import { asOwner } from "./as-owner.ts";
import { type Caller, signedIn } from "./ask.ts";
import { testBellhop } from "./bellhop.ts";
import { type Hotel, openAccount, openHost, openHotel } from "./cast.ts";
import { deliver, textsBody } from "./webhook.ts";

export const roles = ["staff", "manager", "owner"] as const;
export type Staff = Record<(typeof roles)[number], Caller>;

/**
 * Two hotels of strangers, each with a guest who has written and was answered, with alerts that were cleared and a
 * concierge that was built, and with one member of each role. A delivery is set aside, for whoever hosts both.
 * `idsOf` finds, for every field that names something, one that is that hotel's.
 */
export async function twoHotels() {
  const bellhop = await testBellhop();
  const hotel = await openHotel(bellhop.parts, "Hotel Alpha");
  const neighbour = await openHotel(bellhop.parts, "Hotel Beta");
  const staff = await staffOf(hotel);
  const nextDoor = await staffOf(neighbour);
  const host = await signedIn(bellhop, await openHost(bellhop.parts));
  await guestWrites(hotel, "15550101");
  await guestWrites(neighbour, "15550201");
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  for (const { owner } of [staff, nextDoor]) {
    await owner.ask(setVenueAlert, { count: 1 });
    await owner.ask(clearVenueAlerts, {});
    await owner.ask(updateConcierge, {});
  }
  await deliver(bellhop, "no JSON, and so set aside");
  const [setAside] = await asOwner(
    bellhop.ownerUrl,
    "select delivery_id from webhook_deliveries where state <> 'kept'",
  );
  await bellhop.runDueJobs();

  async function staffOf(one: Hotel): Promise<Staff> {
    const members = roles.map(async (role) => {
      const sub = role === "owner" ? one.owner.sub : await hire(one, role);
      return [role, await signedIn(bellhop, sub)] as const;
    });
    return Object.fromEntries(await Promise.all(members)) as Staff;
  }

  async function hire({ operatorId }: Hotel, role: "staff" | "manager"): Promise<string> {
    const email = `${newId()}@hotel.example`;
    const sub = await openAccount(bellhop.parts, role, email);
    const member = { operatorId, sub, name: role, email, role, venueIds: null };
    await bellhop.parts.db.atInstallation((at) => addMember(at, member));
    return sub;
  }

  async function guestWrites({ phoneNumberId }: Hotel, from: string) {
    const text = { from, id: `wamid.${from}`, text: "Hi", name: "Guest", at: bellhop.clock.now() };
    await deliver(bellhop, textsBody(phoneNumberId, [text]));
  }

  /** One id of each kind that the hotel has a row for, by the name of its column. */
  async function idsOf({ venueId, owner }: Hotel): Promise<Record<string, unknown>> {
    const keys = await asOwner(
      bellhop.ownerUrl,
      `select c.relname as table, a.attname as field from pg_index x join pg_class c on c.oid = x.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[1]
       where x.indisprimary and x.indnkeyatts = 2 and a.atttypid = 'uuid'::regtype
         and c.relnamespace = 'public'::regnamespace order by c.relname = 'messages', c.relname`,
    );
    const ids: Record<string, unknown> = { venue_id: venueId, member_id: owner.member_id, ...setAside };
    for (const { table, field } of keys) {
      // Of messages, one that was sent: those can be sent again.
      const order = table === "messages" ? "state is null, message_id" : "1";
      const [row] = await asOwner(
        bellhop.ownerUrl,
        `select "${field}" as id from "${table}" order by ${order} limit 1`,
        venueId,
      );
      if (row) ids[String(field)] = row.id;
    }
    return ids;
  }

  /** A fingerprint of every row that the hotel has. */
  async function rowsOf({ venueId }: Hotel): Promise<Record<string, unknown>> {
    // All tables in one question: each is asked by a query that the outer one puts together.
    const tables = await asOwner(
      bellhop.ownerUrl,
      `select c.relname as name, query_to_xml(format(
         'select count(*) as rows, md5(string_agg(t::text, ''|'' order by t::text)) as sum from %I t', c.relname),
         false, true, '')::text as rows
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'venue_id' order by 1`,
      venueId,
    );
    return Object.fromEntries(tables.map(({ name, rows }) => [String(name), rows]));
  }

  /** Somebody of the first hotel who may make the call: its owner, or a host where it is about the installation. */
  function whoMakes(call: Call): Caller {
    return call.about === "installation" ? host : staff.owner;
  }

  const { items } = (await nextDoor.owner.ask(listConversations, { tab: "all" })).body;
  if (items.length === 0) throw new Error("The neighbour has no conversation");
  return { bellhop, hotel, neighbour, staff, nextDoor, whoMakes, idsOf, rowsOf };
}

/** For each field that `ids` has: an id that nobody has. */
export function absentIds(ids: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(ids).map((field) => [field, field === "venue_id" ? 999_999 : newId()]),
  );
}
