import { fetchAccess } from "@bellhop/contract/access";
import { setVenueAlert } from "@bellhop/contract/alerts";
import { type AuditEntry, exportAudit, listAudit } from "@bellhop/contract/audit";
import { declineInvitation, inviteMember } from "@bellhop/contract/invitations";
import { onlyOwnersMay } from "@bellhop/contract/problems";
import { changeSettings } from "@bellhop/contract/settings";
import pg from "pg";
import { expect, test } from "vitest";
import { recordChange } from "../../domain/audit/index.ts";
import { addMember } from "../../domain/members/index.ts";
import { appRole, urlAs } from "../../platform/db/index.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openAccount, openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const { db } = bellhop.services;
let hotels = 0;

/** A separate hotel for each test, and its owner. */
async function newHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${++hotels}`);
  return { hotel, owner: await signedIn(bellhop, hotel.owner.sub) };
}

const by = ({ owner, operatorId }: Hotel) => ({ ...owner, operator_id: operatorId, call: "/api/test" });
const subject = { id: "somebody", name: "Somebody" };

test("the list shows who, what, before and after, when and where, newest first, by the names at that time", async () => {
  const { hotel, owner } = await newHotel();
  await owner.ask(changeSettings, { general: { timezone: "Europe/Paris" } });
  await owner.ask(changeSettings, { general: { name: "Belvedere" }, functionality: { concierge: false } });
  const { items, members, venues } = (await owner.ask(listAudit, {})).body;
  const { name, member_id } = hotel.owner;
  expect(items).toMatchObject([
    {
      kind: "settings_changed",
      call: changeSettings.path,
      member: { member_id, name },
      venue: { venue_id: hotel.venueId, name: "Belvedere" },
      subject: { id: String(hotel.venueId), name: `Hotel ${hotels}` },
      changes: [
        { field: "general.name", before: `Hotel ${hotels}`, after: "Belvedere" },
        { field: "functionality.concierge", before: true, after: false },
      ],
    },
    { changes: [{ field: "general.timezone", before: "Europe/Rome", after: "Europe/Paris" }] },
  ]);
  expect(members).toEqual([{ member_id, name }]);
  expect(venues).toEqual([{ venue_id: hotel.venueId, name: "Belvedere" }]);
});

test("a list is paged without gap or repetition, and filtered by member, venue, kind and period", async () => {
  const { hotel, owner } = await newHotel();
  const sister = await openSister(bellhop.services, hotel, "Sister");
  const manager = await addColleague(bellhop.services, hotel, "manager");
  const managing = await signedIn(bellhop, manager.sub, sister);
  for (const count of [1, 2, 3]) await owner.ask(setVenueAlert, { count });
  bellhop.clock.pass(60_000);
  const until = bellhop.clock.now().toISOString();
  await managing.ask(changeSettings, { general: { country: "FR" } });
  const all = (await owner.ask(listAudit, {})).body.items;
  expect(all.length).toBe(4);

  const paged: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = (await owner.ask(listAudit, { limit: 1, ...(cursor && { cursor }) })).body;
    paged.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all);

  const [newest, ...older] = all;
  const found = async (filter: object) => (await owner.ask(listAudit, filter)).body.items;
  expect(await found({ member_id: manager.member_id })).toEqual([newest]);
  expect(await found({ venue_id: sister })).toEqual([newest]);
  expect(await found({ kind: "alert_set" })).toEqual(older);
  expect(await found({ until })).toEqual(older);
  expect(await found({ from: until })).toEqual([newest]);
  expect(await found({ from: until, kind: "alert_set" })).toEqual([]);
});

test("an owner sees their operator's venues and the operator, and nothing of another operator", async () => {
  const { hotel, owner } = await newHotel();
  const { hotel: other, owner: stranger } = await newHotel();
  await owner.ask(setVenueAlert, { count: 1 });
  await db.atInstallation((at) =>
    recordChange(at, by(hotel), {
      kind: "member_changed",
      subject,
      before: { role: "staff" },
      after: { role: "owner" },
    }),
  );
  expect(
    (await owner.ask(listAudit, {})).body.items.map(({ kind, venue }) => [kind, venue?.venue_id]),
  ).toEqual([
    ["member_changed", undefined],
    ["alert_set", hotel.venueId],
  ]);
  expect((await stranger.ask(listAudit, {})).body).toEqual({
    items: [],
    next_cursor: null,
    members: [expect.objectContaining({ member_id: other.owner.member_id })],
    venues: [expect.objectContaining({ venue_id: other.venueId })],
  });
  for (const filter of [{ venue_id: hotel.venueId }, { member_id: hotel.owner.member_id }]) {
    for (const call of [listAudit, exportAudit]) expect((await stranger.ask(call, filter)).status).toBe(404);
  }
});

test("an owner of some venues sees only entries that concern those venues", async () => {
  const { hotel, owner } = await newHotel();
  const sister = await openSister(bellhop.services, hotel, "Sister");
  const half = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "owner", [sister])).sub);
  await owner.ask(setVenueAlert, { count: 1 });
  await half.ask(setVenueAlert, { count: 2 });
  for (const venueIds of [null, [sister], [sister, hotel.venueId]]) {
    const change = {
      kind: "invitation_made",
      subject,
      before: null,
      after: { role: "staff" },
      venueIds,
    } as const;
    await db.atInstallation((at) => recordChange(at, by(hotel), change));
  }
  const seen = (await half.ask(listAudit, {})).body;
  expect(seen.items.map(({ kind }) => kind)).toEqual(["invitation_made", "alert_set"]);
  expect(seen.venues.map(({ venue_id }) => venue_id)).toEqual([sister]);
  expect((await half.ask(listAudit, { venue_id: hotel.venueId })).status).toBe(404);
  expect((await owner.ask(listAudit, {})).body.items.length).toBe(5);
  const ofSister = (await owner.ask(listAudit, { venue_id: sister })).body.items;
  expect(ofSister.map(({ kind }) => kind)).toEqual(["invitation_made", "invitation_made", "alert_set"]);
});

test("a member's new confirmed address is recorded once at each of their operators", async () => {
  const { hotel, owner } = await newHotel();
  const colleague = await addColleague(bellhop.services, hotel, "staff");
  const email = `moved-${hotel.venueId}@hotel.example`;
  await asOwner(
    bellhop.ownerUrl,
    `update accounts set email = '${email}' where account_id = '${colleague.sub}'`,
  );
  const moved = await signedIn(bellhop, colleague.sub);
  await Promise.all([1, 2, 3].map(() => moved.ask(fetchAccess, {})));
  const { items } = (await owner.ask(listAudit, {})).body;
  const { member_id, name } = colleague;
  expect(items).toMatchObject([
    {
      kind: "member_changed",
      call: "sign-in",
      member: { member_id, name },
      subject: { id: member_id, name },
      changes: [{ field: "email", after: email }],
    },
  ]);
});

test("a member who joins by signing in is recorded with the invited role and venues", async () => {
  const { hotel, owner } = await newHotel();
  const { body } = await owner.ask(inviteMember, {
    email: `new-${hotel.venueId}@hotel.example`,
    role: "manager",
    venue_ids: [hotel.venueId],
    language: "en",
  });
  const sub = await openAccount(bellhop.services, "Ana", body.email);
  const ana = await signedIn(bellhop, sub);
  await Promise.all([1, 2, 3].map(() => ana.ask(fetchAccess, {})));
  const [joined, invited, ...others] = (await owner.ask(listAudit, {})).body.items;
  const changes = [
    { field: "role", before: null, after: "manager" },
    { field: "venues", before: null, after: [`Hotel ${hotels}`] },
  ];
  expect(joined).toMatchObject({ kind: "member_joined", call: "sign-in", member: { name: "Ana" }, changes });
  expect(invited).toMatchObject({ kind: "invitation_made", subject: { name: body.email }, changes });
  expect(others).toEqual([]);
});

test("a person who declines an invitation is recorded by e-mail, without a member", async () => {
  const { hotel, owner } = await newHotel();
  const email = `no-${hotel.venueId}@hotel.example`;
  const asked = { email, role: "staff", venue_ids: null, language: "en" } as const;
  const { invitation_id } = (await owner.ask(inviteMember, asked)).body;
  const { hotel: elsewhere } = await newHotel();
  const traveller = await openAccount(bellhop.services, "Ana", email);
  const member = { operatorId: elsewhere.operatorId, sub: traveller, name: "Ana", email };
  await db.atInstallation((at) => addMember(at, { ...member, role: "staff", grantedVenueIds: null }));
  expect((await (await signedIn(bellhop, traveller)).ask(declineInvitation, { invitation_id })).status).toBe(
    200,
  );
  const { items, members } = (await owner.ask(listAudit, {})).body;
  expect(items[0]).toMatchObject({
    kind: "invitation_declined",
    member: { member_id: null, name: email },
    subject: { id: invitation_id, name: email },
  });
  expect(members.map(({ member_id }) => member_id)).toEqual([hotel.owner.member_id]);
  const byOwner = (await owner.ask(listAudit, { member_id: hotel.owner.member_id })).body.items;
  expect(byOwner.map(({ kind }) => kind)).toEqual(["invitation_made"]);
  const { text } = await exported(owner.headers, "?format=csv&kind=invitation_declined");
  expect(readCsv(text)[0]).toMatchObject({ member: email, member_id: "" });
});

test("a change that is rolled back leaves no entry", async () => {
  const { hotel, owner } = await newHotel();
  const failing = db.atVenue(hotel.venueId, async (at) => {
    await recordChange(at, by(hotel), { kind: "alert_set", before: null, after: { count: 1 } });
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect((await owner.ask(listAudit, {})).body.items).toEqual([]);
});

test("concurrent changes through two processes are recorded once each, with the true old value", async () => {
  const { hotel, owner } = await newHotel();
  const second = await testBellhop({}, openLog("fatal"), { url: bellhop.ownerUrl });
  const elsewhere = await signedIn(second, hotel.owner.sub);
  const counts = Array.from({ length: 20 }, (_, n) => n + 1);
  const answers = await Promise.all(
    counts.map((count) => (count % 2 ? owner : elsewhere).ask(setVenueAlert, { count })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { items } = (await owner.ask(listAudit, { limit: 100 })).body;
  const followedBy = new Map(items.map(({ changes: [change] }) => [change?.before, change?.after]));
  const chain: unknown[] = [];
  for (let at: unknown = 0; followedBy.has(at) && chain.length < 50; at = chain.at(-1))
    chain.push(followedBy.get(at));
  expect(chain.toSorted((one, other) => Number(one) - Number(other))).toEqual(counts);
});

test("an entry is never changed, not even by the database's owner, and deleted only after two years", async () => {
  const { hotel, owner } = await newHotel();
  await owner.ask(setVenueAlert, { count: 1 });
  await db.atInstallation((at) =>
    recordChange(at, by(hotel), { kind: "member_changed", before: { name: "A" }, after: { name: "B" } }),
  );
  for (const url of [urlAs(bellhop.ownerUrl, appRole, ""), bellhop.ownerUrl]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      "select set_config('app.unit', 'installation', false), set_config('app.venue_id', $1, false)",
      [String(hotel.venueId)],
    );
    for (const table of ["audit_entries", "operator_audit_entries"]) {
      await expect(client.query(`update ${table} set member_name = 'Nobody'`)).rejects.toThrow(
        /permission denied|stays for two years/,
      );
      await expect(client.query(`delete from ${table}`)).rejects.toThrow("stays for two years");
      const [one] = (await client.query(`select count(*)::int as left from ${table}`)).rows;
      expect(one.left).toBeGreaterThan(0);
    }
    await expect(client.query("truncate audit_entries")).rejects.toThrow(
      url === bellhop.ownerUrl ? "stays for two years" : "permission denied",
    );
    await client.end();
  }
});

test("a new entry deletes those of its venue or operator that are over two years old", async () => {
  const { hotel, owner } = await newHotel();
  await owner.ask(setVenueAlert, { count: 1 });
  const change = { kind: "member_changed", before: { name: "A" }, after: { name: "B" } } as const;
  const day = 86_400_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * day);
  for (const now of [daysAgo(732), daysAgo(728)]) {
    await db.atVenue(hotel.venueId, (at) =>
      recordChange({ ...at, now }, by(hotel), { ...change, kind: "alert_set" }),
    );
    await db.atInstallation((at) => recordChange({ ...at, now }, by(hotel), change));
  }
  expect((await owner.ask(listAudit, {})).body.items.length).toBe(5);
  await owner.ask(setVenueAlert, { count: 2 });
  await db.atInstallation((at) => recordChange(at, by(hotel), change));
  const left = (await owner.ask(listAudit, {})).body.items;
  expect(left.length).toBe(5);
  expect(left.filter(({ at }) => Date.parse(at) < daysAgo(731).getTime())).toEqual([]);
});

async function exported(headers: Record<string, string>, query: string) {
  const response = await fetch(`${bellhop.services.selfUrl()}${exportAudit.path}${query}`, { headers });
  return {
    response,
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer()),
  };
}

/** RFC 4180, and nothing more. */
function readCsv(text: string): Record<string, string>[] {
  const lines = text.slice(1).matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/g);
  const [head = [], ...rows] = [...lines].map(([line]) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].map(([, cell = ""]) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
  return rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n] ?? ""])));
}

test("an export has every entry unchanged, in both formats", async () => {
  const { hotel, owner } = await newHotel();
  const words = ['Say "hi", please', "two\r\nlines", "نُزل الشرق", "emoji 🏨", "1,5", " spaced ", "naïve"];
  await db.atVenue(hotel.venueId, async (at) => {
    for (const [n, word] of words.entries()) {
      const after = { "assistant.greeting": word, tools: ["a", "b"], at_night: n % 2 === 0, confidence: n };
      await recordChange(at, by(hotel), { kind: "settings_changed", before: { confidence: -1 }, after });
    }
    for (let n = 0; n < 1_200; n++) {
      await recordChange(at, by(hotel), { kind: "alert_set", before: { count: n }, after: { count: n + 1 } });
    }
  });
  const { response, text } = await exported(owner.headers, "");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="bellhop-changes-[\d-]{10}.json"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { items } = exportAudit.output.parse(JSON.parse(text));
  expect(items.length).toBe(1_207);
  expect(new Set(items.map((entry) => entry.audit_entry_id)).size).toBe(1_207);

  const { response: table, text: csv } = await exported(owner.headers, "?format=csv");
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.startsWith("\ufeffat,member,")).toBe(true);
  const rows = readCsv(csv);
  const cells = items.flatMap(({ audit_entry_id: entry_id, at, changes }) =>
    changes.map(({ field, before, after }) => ({
      entry_id,
      at,
      field,
      before: asCell(before),
      after: asCell(after),
    })),
  );
  expect(rows).toEqual(cells.map((row) => expect.objectContaining(row)));

  const { text: few } = await exported(owner.headers, "?kind=settings_changed");
  expect(JSON.parse(few).items.length).toBe(words.length);
});

/** As the table shows a value: a leading −1 would be a formula. */
function asCell(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return value === null ? "" : text.replace(/^-/, "'-");
}

test("no cell of a table is a formula", async () => {
  const { hotel, owner } = await newHotel();
  const formulas = ['=HYPERLINK("https://evil.example")', "+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "＝1"];
  await db.atVenue(hotel.venueId, async (at) => {
    for (const name of formulas) {
      const change = { kind: "settings_changed", before: null, after: { name } } as const;
      await recordChange(at, { ...by(hotel), name }, { ...change, subject: { id: name, name } });
    }
  });
  const rows = readCsv((await exported(owner.headers, "?format=csv")).text);
  expect(rows.map(({ after }) => after).toSorted()).toEqual(formulas.map((one) => `'${one}`).toSorted());
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
});

test("managers and staff may neither read nor export it", async () => {
  const { hotel } = await newHotel();
  for (const role of ["manager", "staff"] as const) {
    const { headers } = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, role)).sub);
    const { response, text } = await exported(headers, "?format=csv");
    expect(response.status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ code: "role_required", detail: onlyOwnersMay });
  }
});
