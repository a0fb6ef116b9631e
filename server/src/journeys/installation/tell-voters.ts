import type { Language } from "@bellhop/contract/languages";
import { markVotersTold, tellVotersQueue } from "../../domain/ideas/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

const votersAtOnce = 100;

/** Mails everyone who voted for a shipped idea, once. The next run continues where an interrupted one stopped. */
export const tellVoters = jobHandler(tellVotersQueue, async ({ idea_id }, { db, mail }: Services) => {
  const path = `/upvote-features?idea=${idea_id}`;
  for (let isLeft = true; isLeft; )
    isLeft = await db.atInstallation(async (at) => {
      const { voters, hasMore } = await markVotersTold(at, idea_id, votersAtOnce);
      for (const { email: to, name, title, language } of voters)
        await mail.queueMail(at, {
          to,
          language: language as Language,
          kind: "idea_shipped",
          params: { name, idea: title, path },
        });
      return hasMore;
    });
});
