import type { Role } from "@bellhop/contract/access";
import { clearVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import type { Call } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { acceptInvitation, declineInvitation, inviteMember } from "@bellhop/contract/invitations";
import { leaveOperator } from "@bellhop/contract/members";
import { updateConcierge } from "@bellhop/contract/tasks";
import { addVenue, closeVenue, reopenVenue } from "@bellhop/contract/venues";
import { addMember } from "../domain/members/index.ts";
import { newId } from "../platform/ids.ts";
import { asOwner } from "./as-owner.ts";
import { type Caller, signedIn } from "./ask.ts";
import { testBellhop } from "./bellhop.ts";
import { type Hotel, openAccount, openHost, openHotel } from "./cast.ts";
import { exampleInput } from "./each-call.ts";
import { deliver, textsBody } from "./webhook.ts";

export const roles = ["staff", "manager", "owner"] as const;
export type Staff = Record<(typeof roles)[number], Caller>;

/**
 * Two hotels of strangers, each with a guest who has written and was answered, with alerts that were cleared and a
 * concierge that was built, with one member of each role, another whom nobody asks as, a second venue, and invitations:
 * one to nobody yet, one to a traveller, who is a member elsewhere. A delivery is set aside, for whoever hosts both.
 * `idsOf` finds, for every field that names something, one that is that hotel's; `idsFor` those that a call takes.
 */
export async function twoHotels() {
  const bellhop = await testBellhop();
  const hotel = await openHotel(bellhop.parts, "Hotel Alpha");
  const neighbour = await openHotel(bellhop.parts, "Hotel Beta");
  const staff = await staffOf(hotel);
  const nextDoor = await staffOf(neighbour);
  const host = await signedIn(bellhop, await openHost(bellhop.parts));
  const travellersEmail = "traveller@bellhop.example";
  const traveller = await signedIn(
    bellhop,
    await hire(await openHotel(bellhop.parts, "Elsewhere"), "staff", travellersEmail),
  );
  const leaver = await signedIn(bellhop, await hire(hotel, "staff"));
  const spare = new Map([
    [hotel, await furnish(hotel, staff)],
    [neighbour, await furnish(neighbour, nextDoor)],
  ]);
  // Invitations can be sent again by now.
  bellhop.clock.pass(61_000);
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

  /** What there is of an operator beside its first venue: another venue, somebody else, and whoever is invited. */
  async function furnish(one: Hotel, { owner }: Staff) {
    const sub = await hire(one, "staff");
    const [member] = await asOwner(
      bellhop.ownerUrl,
      `select member_id from members where identity_sub = '${sub}'`,
    );
    const sister = await owner.ask(addVenue, exampleInput(addVenue, {}) as never);
    const asked = { role: "staff", venue_ids: null, language: "en" } as const;
    const toNobody = await owner.ask(inviteMember, { ...asked, email: `${newId()}@hotel.example` });
    const toTraveller = await owner.ask(inviteMember, { ...asked, email: travellersEmail });
    return {
      member_id: member?.member_id,
      sister: sister.body.venue_id,
      invitation_id: toNobody.body.invitation_id,
      toTraveller: toTraveller.body.invitation_id,
    };
  }

  async function hire(
    { operatorId }: Hotel,
    role: Role,
    email = `${newId()}@hotel.example`,
    grantedVenueIds: number[] | null = null,
  ): Promise<string> {
    const sub = await openAccount(bellhop.parts, role, email);
    const member = { operatorId, sub, name: role, email, role, grantedVenueIds };
    await bellhop.parts.db.atInstallation((at) => addMember(at, member));
    return sub;
  }

  async function guestWrites({ phoneNumberId }: Hotel, from: string) {
    const text = { from, id: `wamid.${from}`, text: "Hi", name: "Guest", at: bellhop.clock.now() };
    await deliver(bellhop, textsBody(phoneNumberId, [text]));
  }

  /** One id of each kind that the hotel has a row for, by the name of its column. */
  async function idsOf(one: Hotel): Promise<Record<string, unknown>> {
    const { venueId, operatorId } = one;
    const keys = await asOwner(
      bellhop.ownerUrl,
      `select c.relname as table, a.attname as field from pg_index x join pg_class c on c.oid = x.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[1]
       where x.indisprimary and x.indnkeyatts = 2 and a.atttypid = 'uuid'::regtype
         and c.relnamespace = 'public'::regnamespace order by c.relname = 'messages', c.relname`,
    );
    const ids: Record<string, unknown> = {
      venue_id: venueId,
      venue_ids: [venueId],
      operator_id: operatorId,
      member_id: spare.get(one)?.member_id,
      invitation_id: spare.get(one)?.invitation_id,
      ...setAside,
    };
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

  /** Ids of the first hotel that no call has used yet: what one call takes away another one finds. */
  async function freshIds(own: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { member_id, invitation_id, sister } = await furnish(hotel, staff);
    return { ...own, member_id, invitation_id, venue_id: sister };
  }

  /** What the call takes of the first hotel's: a person's invitations are those to the traveller, one for each act. */
  function idsFor(call: Call, own: Record<string, unknown>): Record<string, unknown> {
    const [first, second] = [hotel, neighbour].map((one) => spare.get(one));
    if (call.path === acceptInvitation.path) return { ...own, invitation_id: first?.toTraveller };
    if (call.path === declineInvitation.path) return { ...own, invitation_id: second?.toTraveller };
    if (call.path === closeVenue.path || call.path === reopenVenue.path)
      return { ...own, venue_id: first?.sister };
    return own;
  }

  /** A fingerprint of every row that the hotel has, and its operator; but for when somebody was seen last. */
  async function rowsOf({ venueId, operatorId }: Hotel): Promise<Record<string, unknown>> {
    const above = await asOwner(
      bellhop.ownerUrl,
      `select 'above ' || c.relname as name, query_to_xml(format(
         'select count(*) as rows, md5(string_agg((to_jsonb(t) - ''last_seen_at'')::text, ''|'' order by t::text)) as sum
          from %I t where operator_id = %L', c.relname, '${operatorId}'), false, true, '')::text as rows
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'operator_id' order by 1`,
    );
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
    return Object.fromEntries([...above, ...tables].map(({ name, rows }) => [String(name), rows]));
  }

  /**
   * Who may make the call and has something to make it about: the first hotel's owner, a host where it is about the
   * installation, the traveller where it is about a person, and one of the hotel where somebody leaves.
   */
  function whoMakes(call: Call): Caller {
    if (call.path === leaveOperator.path) return leaver;
    if (call.about === "person") return traveller;
    return call.about === "installation" ? host : staff.owner;
  }

  const { items } = (await nextDoor.owner.ask(listConversations, { tab: "all" })).body;
  if (items.length === 0) throw new Error("The neighbour has no conversation");
  return {
    bellhop,
    hotel,
    neighbour,
    staff,
    nextDoor,
    host,
    traveller,
    whoMakes,
    hire,
    idsOf,
    idsFor,
    freshIds,
    rowsOf,
  };
}

/** For each field that `ids` has: an id that nobody has. */
export function absentIds(ids: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(ids).map((field) => [
      field,
      field === "venue_id" ? 999_999 : field === "venue_ids" ? [999_999] : newId(),
    ]),
  );
}
