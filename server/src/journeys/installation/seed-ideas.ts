import { type DemoVoter, demoIdeas } from "../../domain/demo/index.ts";
import {
  changeStatus,
  comment,
  markVotersTold,
  type Reader,
  suggest,
  vote,
} from "../../domain/ideas/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";

type Voters = Record<DemoVoter, Reader & { venueId: number }>;

const dayMs = 86_400_000;

/** Adds ideas with votes and comments of all demo members. No mail is sent about ideas that shipped before the demo. */
export async function seedIdeas(at: AtInstallation, voters: Voters) {
  const then = <At extends { now: Date }>(atVenue: At, days: number): At => ({
    ...atVenue,
    now: new Date(at.now.getTime() - days * dayMs),
  });
  const as = (voter: DemoVoter, days: number, act: (atVenue: AtVenue, who: Reader) => Promise<unknown>) =>
    at.inVenue(voters[voter].venueId, (atVenue) => act(then(atVenue, days), voters[voter]));

  for (const { title, text, by, daysAgo, votes, comments = [], status } of demoIdeas) {
    const ideaId = newId();
    await as(by, daysAgo, (atVenue, who) => suggest(atVenue, who, { new_idea_id: ideaId, title, text }));
    for (const voter of votes) await as(voter, daysAgo, (atVenue, who) => vote(atVenue, who, ideaId, true));
    for (const one of comments) {
      const written = { idea_id: ideaId, new_comment_id: newId(), text: one.text };
      await as(one.by, one.daysAgo, (atVenue, who) => comment(atVenue, who, written));
    }
    if (!status) continue;
    await changeStatus(then(at, status.daysAgo), ideaId, status.is, status.note);
    await markVotersTold(at, ideaId, votes.length + 1);
  }
}
