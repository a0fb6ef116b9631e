import { chooseLanguage, fetchAccess } from "@bellhop/contract/access";
import { ideaLimits } from "@bellhop/contract/idea-limits";
import type { Idea } from "@bellhop/contract/ideas";
import {
  changeIdea,
  changeIdeaComment,
  commentOnIdea,
  fetchNews,
  hideIdea,
  hideIdeaComment,
  listIdeaComments,
  listIdeas,
  markNewsSeen,
  mergeIdeas,
  readIdea,
  setIdeaStatus,
  suggestIdea,
  voteForIdea,
  withdrawIdea,
  withdrawIdeaComment,
} from "@bellhop/contract/ideas";
import { afterEach, expect, test } from "vitest";
import { merge, recordChangelog } from "../../domain/ideas/index.ts";
import { change, type NoParams, statement } from "../../platform/db/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHost, openHotel, openSister } from "../../testing/cast.ts";
import { fakeMail } from "../../testing/fake-mail.ts";

const outside = await fakeMail();
const bellhop = await testBellhop({ SMTP_URL: outside.smtpUrl });
const { services, ownerUrl, clock } = bellhop;
const alpha = await openHotel(services, "Hotel Alpha");
const beta = await openHotel(services, "Hotel Beta");
const sister = await openSister(services, alpha, "Alpha at the sea");
const host = await signedIn(bellhop, await openHost(services));
const owner = await signedIn(bellhop, alpha.owner.sub, alpha.venueId);
const ownerAtSea = await signedIn(bellhop, alpha.owner.sub, sister);
const colleague = await addColleague(services, alpha, "staff");
const clerk = await signedIn(bellhop, colleague.sub, alpha.venueId);
const stranger = await signedIn(bellhop, beta.owner.sub, beta.venueId);

afterEach(async () => {
  // Writes are limited per hour.
  await asOwner(ownerUrl, "update idea_readers set writes = 0");
});

async function idea(title = "Instagram", by: Caller = owner, text = "Guests write there.") {
  const { status, body } = await by.ask(suggestIdea, { new_idea_id: newId(), title, text });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.idea_id;
}

const vote = (by: Caller, idea_id: string, isFor = true) => by.ask(voteForIdea, { idea_id, vote: isFor });
const votesOf = async (idea_id: string) => (await owner.ask(readIdea, { idea_id })).body.votes;
const storedVotes = async (ideaId: string) =>
  (await asOwner(ownerUrl, `select count(*)::int as n from idea_votes where idea_id = '${ideaId}'`))[0]?.n;
const write = (by: Caller, idea_id: string, text: string) =>
  by.ask(commentOnIdea, { idea_id, new_comment_id: newId(), text });
const set = (idea_id: string, status: Idea["status"], note = "") =>
  host.ask(setIdeaStatus, { idea_id, status, note });

test("a suggested idea has its author's vote, and everyone in the installation sees it", async () => {
  const idea_id = await idea("A night mode");
  for (const [who, author] of [
    [owner, "you"],
    [clerk, "your_hotel"],
    [stranger, "other_hotel"],
  ] as const) {
    const { body } = await who.ask(readIdea, { idea_id });
    expect(body).toMatchObject({ title: "A night mode", votes: 1, author, has_voted: who === owner });
  }
});

test("a member votes once at each venue, and takes the vote back", async () => {
  const idea_id = await idea();
  expect((await vote(clerk, idea_id)).body).toEqual({ votes: 2, has_voted: true });
  expect((await vote(clerk, idea_id)).body).toEqual({ votes: 2, has_voted: true });
  expect((await vote(ownerAtSea, idea_id)).body).toEqual({ votes: 3, has_voted: true });
  expect((await vote(clerk, idea_id, false)).body).toEqual({ votes: 2, has_voted: false });
  expect((await vote(clerk, idea_id, false)).body).toEqual({ votes: 2, has_voted: false });
});

test("the same vote, sent twice at once, counts one; 40 voters at once all count", async () => {
  const idea_id = await idea("Raced");
  const answers = await Promise.all([vote(stranger, idea_id), vote(stranger, idea_id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await votesOf(idea_id)).toBe(2);

  const crowd = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { sub } = await addColleague(services, beta, "staff");
      return signedIn(bellhop, sub, beta.venueId);
    }),
  );
  await Promise.all([...crowd, ...crowd].map((one) => vote(one, idea_id)));
  expect(await votesOf(idea_id)).toBe(22);
  // Each takes the vote back and votes again, in any order.
  await Promise.all(crowd.flatMap((one) => [vote(one, idea_id, false), vote(one, idea_id)]));
  expect(await votesOf(idea_id)).toBe(await storedVotes(idea_id));
});

test("votes do not count once an idea is shipped or declined, withdrawn, hidden or merged", async () => {
  const shipped = await idea("Done");
  await set(shipped, "shipped");
  expect((await vote(clerk, shipped)).status).toBe(409);
  expect((await vote(owner, shipped, false)).status).toBe(409);
  const gone = await idea("Gone");
  await owner.ask(withdrawIdea, { idea_id: gone });
  expect((await vote(clerk, gone)).status).toBe(404);
  const rude = await idea("Rude");
  await host.ask(hideIdea, { idea_id: rude, hide: true });
  expect((await vote(clerk, rude)).status).toBe(404);
  expect(await votesOf(shipped)).toBe(1);
});

test("declining needs a note, which everyone reads", async () => {
  const idea_id = await idea("Fax");
  const { status, body } = await set(idea_id, "declined");
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ field: "note", code: "text_missing" }],
  });
  await set(idea_id, "declined", "No one sends faxes.");
  expect((await stranger.ask(readIdea, { idea_id })).body).toMatchObject({
    status: "declined",
    note: "No one sends faxes.",
  });
});

test("lists are sorted, filtered and searched, and pages neither skip nor repeat", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    clock.pass(60_000);
    ids.push(await idea(`Ordered ${n}`, owner, n === 3 ? "Über die Zürcher Gäste" : "Plain"));
  }
  const [first = "", second = "", third = ""] = ids;
  await vote(clerk, second);
  await vote(stranger, second);
  await vote(stranger, first);
  clock.pass(60_000);
  await write(stranger, third, "Yes please");

  const titles = async (by: { sort?: "votes" | "newest" | "changed"; search?: string }) => {
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const asked = { search: "ordered", ...by, limit: 2, ...(cursor && { cursor }) };
      const { body } = await clerk.ask(listIdeas, asked);
      found.push(...body.items.map(({ title }) => title));
      cursor = body.next_cursor ?? undefined;
      more = cursor !== undefined;
    }
    return found.map((title) => Number(title.slice("Ordered ".length)));
  };
  expect((await titles({})).slice(0, 2)).toEqual([1, 0]);
  expect(new Set(await titles({})).size).toBe(7);
  expect(await titles({ sort: "newest" })).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(await titles({ sort: "changed" })).toEqual([2, 6, 5, 4, 3, 1, 0]);
  // Beginnings of words, without accents and case.
  expect(await titles({ search: "zurch UBER" })).toEqual([3]);
  expect(await titles({ search: "urcher" })).toEqual([]);
  expect(await titles({ search: "?!" })).toEqual([]);

  await set(first, "planned");
  await set(second, "declined", "Never.");
  const active = (await clerk.ask(listIdeas, { status: "active", search: "ordered" })).body.items;
  expect(active.some(({ idea_id }) => idea_id === second)).toBe(false);
  const planned = (await clerk.ask(listIdeas, { status: "planned", search: "ordered" })).body.items;
  expect(planned.map(({ idea_id }) => idea_id)).toEqual([first]);
});

test.each([
  [{ title: "", text: "x" }, "title", "title_missing"],
  [{ title: "x".repeat(ideaLimits.titleCharacters + 1), text: "" }, "title", "too_long"],
  [{ title: "x", text: "x".repeat(ideaLimits.textCharacters + 1) }, "text", "too_long"],
  [{ title: "\u200b \u202e", text: "" }, "title", "title_missing"],
])("a wrong idea %# is refused by its field", async (given, field, code) => {
  const { status, body } = await owner.ask(suggestIdea, { new_idea_id: newId(), ...given });
  expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, code }] });
});

test.each(["x", Buffer.from("1 not-an-id").toString("base64url")])(
  "the wrong cursor %s is refused",
  async (cursor) => {
    const { body } = await owner.ask(listIdeas, { cursor });
    expect(body.errors).toMatchObject([{ field: "cursor", code: "cursor_invalid" }]);
  },
);

test("an author changes and withdraws an idea until someone else votes or comments; no one else may", async () => {
  const idea_id = await idea("Mine");
  await vote(ownerAtSea, idea_id);
  const change = (who: Caller) => who.ask(changeIdea, { idea_id, title: "Mine, better", text: "" });
  for (const who of [clerk, stranger, host]) {
    expect((await change(who)).status).toBe(404);
    expect((await who.ask(withdrawIdea, { idea_id })).status).toBe(404);
  }
  // The own votes at two venues do not count as someone else's.
  expect((await change(owner)).body).toMatchObject({ title: "Mine, better", can_change: true });
  expect((await owner.ask(listIdeas, { search: "better" })).body.items).toHaveLength(1);
  await vote(stranger, idea_id);
  expect((await change(owner)).status).toBe(409);
  expect((await owner.ask(readIdea, { idea_id })).body.can_change).toBe(false);
  await vote(stranger, idea_id, false);
  await write(clerk, idea_id, "Me too");
  expect((await owner.ask(withdrawIdea, { idea_id })).status).toBe(409);
});

test("a vote and a withdrawal at once: either the vote is refused, or the withdrawal", async () => {
  for (let n = 0; n < 10; n++) {
    const idea_id = await idea(`Race ${n}`, ownerAtSea);
    const [voted, withdrawn] = await Promise.all([
      vote(stranger, idea_id),
      ownerAtSea.ask(withdrawIdea, { idea_id }),
    ]);
    expect([voted.status === 200, withdrawn.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

test("a withdrawn idea and comment leave no words behind", async () => {
  const idea_id = await idea("Secretplan", owner, "Zanzibar");
  const comment = (await write(owner, idea_id, "Timbuktu")).body;
  await owner.ask(withdrawIdeaComment, { comment_id: comment.comment_id });
  await owner.ask(withdrawIdea, { idea_id });
  for (const table of ["ideas", "idea_comments"]) {
    const rows = await asOwner(ownerUrl, `select * from ${table}`);
    expect(JSON.stringify(rows)).not.toMatch(/secretplan|zanzibar|timbuktu/i);
  }
});

test("comments are changed by their author until someone else comments, and counted", async () => {
  const idea_id = await idea("Discussed");
  const first = (await write(owner, idea_id, "First")).body;
  const change = (who: Caller) =>
    who.ask(changeIdeaComment, { comment_id: first.comment_id, text: "First!" });
  expect((await change(clerk)).status).toBe(404);
  expect((await change(owner)).body).toMatchObject({ text: "First!", can_change: true });
  const second = (await write(stranger, idea_id, "Second")).body;
  expect((await change(owner)).status).toBe(409);
  expect((await owner.ask(withdrawIdeaComment, { comment_id: first.comment_id })).status).toBe(409);
  const { items } = (await clerk.ask(listIdeaComments, { idea_id })).body;
  expect(items.map(({ text, author }) => [text, author])).toEqual([
    ["Second", "other_hotel"],
    ["First!", "your_hotel"],
  ]);
  await stranger.ask(withdrawIdeaComment, { comment_id: second.comment_id });
  expect((await owner.ask(readIdea, { idea_id })).body.comments).toBe(1);
  expect((await write(owner, idea_id, "  ")).body.errors).toMatchObject([
    { field: "text", code: "text_missing" },
  ]);
});

test("a merge moves votes and comments, counts no member twice for a venue, and leaves a pointer", async () => {
  const from = await idea("Instagramm, please", stranger, "Direktnachrichten");
  const into = await idea("Messages from Instagram");
  for (const who of [owner, clerk, ownerAtSea]) await vote(who, from);
  await vote(clerk, into);
  await write(clerk, from, "About ten a week");
  const older = await idea("Insta", clerk);
  await host.ask(mergeIdeas, { idea_id: older, into_idea_id: from });
  expect((await owner.ask(mergeIdeas, { idea_id: from, into_idea_id: into })).status).toBe(404);
  expect((await host.ask(mergeIdeas, { idea_id: from, into_idea_id: into })).status).toBe(200);

  // owner, clerk, the owner at the sea, and the stranger.
  expect((await owner.ask(readIdea, { idea_id: into })).body).toMatchObject({ votes: 4, comments: 1 });
  expect(await storedVotes(into)).toBe(4);
  for (const idea_id of [from, older])
    expect((await clerk.ask(readIdea, { idea_id })).body.merged_into).toEqual({
      idea_id: into,
      title: "Messages from Instagram",
    });
  const found = (await clerk.ask(listIdeas, { search: "direktnach" })).body.items;
  expect(found.map(({ idea_id }) => idea_id)).toEqual([into]);
  expect((await vote(stranger, from, false)).status).toBe(409);
  expect((await write(stranger, from, "Late")).status).toBe(409);
  expect((await host.ask(mergeIdeas, { idea_id: from, into_idea_id: into })).status).toBe(409);
  expect((await host.ask(mergeIdeas, { idea_id: into, into_idea_id: into })).status).toBe(409);
});

test("votes during a merge are neither lost nor doubled", async () => {
  const from = await idea("One");
  const into = await idea("Other");
  const voters = await Promise.all(
    Array.from({ length: 8 }, async () =>
      signedIn(bellhop, (await addColleague(services, beta, "staff")).sub, beta.venueId),
    ),
  );
  const [, ...answers] = await Promise.all([
    host.ask(mergeIdeas, { idea_id: from, into_idea_id: into }),
    ...voters.flatMap((who) => [vote(who, from), vote(who, into)]),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  // The author, and each voter once.
  expect(await votesOf(into)).toBe(9);
  expect(await storedVotes(into)).toBe(9);
  expect(await storedVotes(from)).toBe(0);
});

test("a comment that is hidden while its idea is merged is counted where it ends up", async () => {
  const from = await idea("One more");
  const into = await idea("Another one");
  const { comment_id } = (await write(clerk, from, "Yes, please")).body;
  let isWaiting: Promise<unknown> | undefined;
  await services.db.atInstallation(async (at) => {
    await merge(at, from, into);
    isWaiting = host.ask(hideIdeaComment, { comment_id, hide: true });
    // It waits for the lock of the merge.
    await expect.poll(() => asOwner(ownerUrl, waitsForLock)).toEqual([{ waits: true }]);
  });
  await isWaiting;
  expect((await owner.ask(readIdea, { idea_id: into })).body.comments).toBe(0);
});

const waitsForLock =
  "select exists (select from pg_locks where not granted and locktype in ('transactionid', 'tuple')) as waits";

test("hosts hide and show texts; members may not moderate", async () => {
  const idea_id = await idea("Abusive");
  const { comment_id } = (await write(clerk, idea_id, "Abusive, too")).body;
  for (const [call, input] of [
    [setIdeaStatus, { idea_id, status: "planned" }],
    [hideIdea, { idea_id, hide: true }],
    [hideIdeaComment, { comment_id, hide: true }],
  ] as const)
    expect((await ask(bellhop, call, input, owner.headers)).status).toBe(404);
  await host.ask(hideIdeaComment, { comment_id, hide: true });
  expect((await owner.ask(readIdea, { idea_id })).body.comments).toBe(0);
  expect((await owner.ask(listIdeaComments, { idea_id })).body.items).toEqual([]);
  await host.ask(hideIdea, { idea_id, hide: true });
  for (const who of [owner, stranger]) expect((await who.ask(readIdea, { idea_id })).status).toBe(404);
  await host.ask(hideIdeaComment, { comment_id, hide: false });
  await host.ask(hideIdea, { idea_id, hide: false });
  expect((await owner.ask(readIdea, { idea_id })).body.comments).toBe(1);
});

test("shipping tells every voter once: in the dashboard, and by mail in their language", async () => {
  const idea_id = await idea("Mailed");
  await vote(ownerAtSea, idea_id);
  await vote(stranger, idea_id);
  const unseen = async (who: Caller) => (await who.ask(fetchAccess, {})).body.unseen_news;
  await stranger.ask(chooseLanguage, { language: "de" });
  const before = await unseen(stranger);
  await bellhop.runDueJobs();
  await outside.clear();
  clock.pass(1_000);
  await set(idea_id, "shipped", "In the settings.");
  expect(await unseen(stranger)).toBe(before + 1);
  const { shipped } = (await stranger.ask(fetchNews, {})).body;
  expect(shipped[0]).toMatchObject({ idea_id, has_voted: true, is_new: true, votes: 3 });
  expect((await clerk.ask(fetchNews, {})).body.shipped.find((one) => one.idea_id === idea_id)).toMatchObject({
    has_voted: false,
    is_new: false,
  });
  const subjects = async () => {
    await bellhop.runDueJobs();
    return (await outside.mailsTo()).map(({ subject }) => subject).toSorted();
  };
  // The owner has two votes and gets one mail.
  const mails = await subjects();
  expect(mails).toEqual(["Ihre Idee ist umgesetzt: Mailed", "Your idea is built: Mailed"]);
  clock.pass(1_000);
  await set(idea_id, "building");
  await set(idea_id, "shipped");
  expect(await subjects()).toEqual(mails);
  // Voters of a duplicate learn it when it is merged.
  const duplicate = await idea("Mailed, too", clerk);
  await vote(stranger, duplicate);
  await host.ask(mergeIdeas, { idea_id: duplicate, into_idea_id: idea_id });
  expect((await subjects()).filter((one) => one === "Your idea is built: Mailed")).toHaveLength(2);
  clock.pass(1_000);
  await stranger.ask(markNewsSeen, { what: "shipped" });
  expect(await unseen(stranger)).toBe(before);
});

test("changes of Bellhop are new once this installation has them, until the member looks", async () => {
  const looks = (who: Caller) => who.ask(fetchNews, {});
  const newOnes = async (who: Caller) => {
    const { releases } = (await looks(who)).body;
    return releases
      .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
      .filter((one) => one.is_new);
  };
  expect((await looks(clerk)).body.releases[0]?.sections.length).toBeGreaterThan(3);
  // What came with the installation is no news.
  expect(await newOnes(clerk)).toEqual([]);
  const [line] = await asOwner(ownerUrl, "select item_id from news_items limit 1");
  await asOwner(ownerUrl, `delete from news_items where item_id = '${line?.item_id}'`);
  clock.pass(1_000);
  await services.db.atInstallation((at) => recordChangelog(at));
  clock.pass(1_000);
  expect(await newOnes(clerk)).toHaveLength(1);
  const unseen = async () => (await clerk.ask(fetchAccess, {})).body.unseen_news;
  const before = await unseen();
  await clerk.ask(markNewsSeen, { what: "changes" });
  expect(await newOnes(clerk)).toEqual([]);
  expect(await unseen()).toBe(before - 1);
});

test("a member writes at most so much per hour, also at once", async () => {
  const { sub } = await addColleague(services, beta, "staff");
  const eager = await signedIn(bellhop, sub, beta.venueId);
  const many = await Promise.all(
    Array.from({ length: ideaLimits.writesPerHour + 5 }, (_, n) =>
      eager.ask(suggestIdea, { new_idea_id: newId(), title: `Spam ${n}`, text: "" }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(ideaLimits.writesPerHour);
  expect(many.filter(({ status, body }) => status === 429 && body.code === "too_many")).toHaveLength(5);
  clock.pass(3_600_000);
  const again = await signedIn(bellhop, sub, beta.venueId);
  expect((await again.ask(suggestIdea, { new_idea_id: newId(), title: "Later", text: "" })).status).toBe(200);
});

test("the same idea, sent again, is one; another member's id is refused", async () => {
  const fresh = await signedIn(bellhop, alpha.owner.sub, alpha.venueId);
  const other = await signedIn(bellhop, beta.owner.sub, beta.venueId);
  const asked = { new_idea_id: newId(), title: "Twice", text: "" };
  expect((await fresh.ask(suggestIdea, asked)).status).toBe(200);
  expect((await fresh.ask(suggestIdea, asked)).body).toMatchObject({ votes: 1 });
  expect((await other.ask(suggestIdea, asked)).status).toBe(409);
});

const listVotes = statement<NoParams, { operator_id: string }>(
  "test votes",
  "select operator_id from idea_votes",
);
const listReaders = statement<NoParams, { operator_id: string }>(
  "test readers",
  "select operator_id from idea_readers",
);
const changeAny = change("test change any idea", "update ideas set title = 'mine'");
const commentAny = change("test change any comment", "update idea_comments set text = 'mine'");
const deleteAny = change("test delete any vote", "delete from idea_votes");
const addForeign = change<{ operatorId: string }>(
  "test vote as another operator",
  `insert into idea_votes (idea_id, operator_id, member_id, at_venue, voted_at)
   select idea_id, $operatorId, idea_id, 1, now() from ideas limit 1`,
);

test("row-level security: an operator's units see only their own votes, and change only their own texts", async () => {
  await idea("A vote of one operator");
  await write(stranger, await idea("A vote of another", stranger), "And a comment.");
  const ofAll = await asOwner(ownerUrl, "select distinct operator_id from idea_votes");
  expect(ofAll.length).toBeGreaterThan(1);
  const seen = await services.db.readAtVenue(beta.venueId, (at) =>
    Promise.all([at.tx.rows(listVotes), at.tx.rows(listReaders)]),
  );
  for (const rows of seen) {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.operator_id))).toEqual(new Set([beta.operatorId]));
  }
  const reader = { operatorId: beta.operatorId, venueIds: [beta.venueId] };
  const atOperator = await services.db.readAtOperator(reader, (at) => at.tx.rows(listVotes));
  expect(new Set(atOperator.map((row) => row.operator_id))).toEqual(new Set([beta.operatorId]));

  await services.db.atVenue(beta.venueId, async (at) => {
    for (const act of [changeAny, commentAny, deleteAny]) await at.tx.run(act);
  });
  const left = await asOwner(
    ownerUrl,
    `select (select count(*) from ideas where title = 'mine' and operator_id <> '${beta.operatorId}')::int as ideas,
       (select count(*) from idea_comments where text = 'mine' and operator_id <> '${beta.operatorId}')::int as comments,
       (select count(*) from idea_votes where operator_id <> '${beta.operatorId}')::int as votes`,
  );
  expect(left[0]).toMatchObject({ ideas: 0, comments: 0 });
  expect(left[0]?.votes).toBeGreaterThan(0);
  const forged = services.db.atVenue(beta.venueId, (at) =>
    at.tx.run(addForeign, { operatorId: alpha.operatorId }),
  );
  await expect(forged).rejects.toThrow("row-level security");
});

test("no response has a name, an address or an id of another operator's people", async () => {
  const who = await signedIn(bellhop, beta.owner.sub, beta.venueId);
  const { items } = (await who.ask(listIdeas, { limit: 100 })).body;
  const said = [items, (await who.ask(fetchNews, {})).body.shipped];
  for (const { idea_id } of items.slice(0, 5))
    said.push(
      (await who.ask(readIdea, { idea_id })).body as never,
      (await who.ask(listIdeaComments, { idea_id })).body as never,
    );
  const text = JSON.stringify(said);
  const people = await asOwner(
    ownerUrl,
    `select member_id, name, email, operator_id, identity_sub from members where operator_id = '${alpha.operatorId}'`,
  );
  for (const person of people)
    for (const value of Object.values(person)) expect(text).not.toContain(String(value));
});
