import {
  listConciergeVersions,
  tryAssistant,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { changeSettings } from "@bellhop/contract/settings";
import type { Random } from "../server/src/testing/random.ts";
import type { Owner, TaskUnderTest } from "./tasks-trial.ts";

/**
 * Publishes changes. Each successful build that was not overtaken made exactly one version; the newest version is
 * live and answers.
 */
export function builds(random: Random): TaskUnderTest {
  return {
    kinds: ["update_concierge", "update_concierge_general"],
    failpoints: ["build.checked", "build.built", "build.tested", "build.inserted"],
    takesMs: 250,

    async start({ ask }, step) {
      // Builds of settings alone do not pass all steps.
      const call = !step && random.chance(0.3) ? updateConciergeGeneral : updateConcierge;
      const isWritten = await (call === updateConcierge ? writeMore : changeGreeting)(ask, random.id());
      if (!isWritten) return undefined;
      const answer = await ask(call, {});
      return answer?.status === 200 ? answer.body.task_id : undefined;
    },

    async judge({ ask }, tasks) {
      const wrong: string[] = [];
      const done = tasks.filter(({ state }) => state === "SUCCESS");
      // A build that found nothing to publish, because another one had published it, reports so.
      const made = done.flatMap(({ message, result }) => (message === null ? [result?.version ?? 0] : []));
      // The demo starts with the first version.
      const due = Array.from({ length: made.length }, (_, n) => n + 2);
      if (String(made.toSorted((a, b) => a - b)) !== String(due))
        wrong.push(`tasks created the versions ${made.join(", ")}`);
      const live = await liveVersion(ask);
      if (live !== made.length + 1) wrong.push(`${live} is live after ${made.length} builds`);
      const answer = await ask(tryAssistant, { text: "What time is breakfast?", of: "live" });
      const [source] = answer?.body.sources ?? [];
      if (answer?.body.action !== "answer" || source?.version !== live)
        wrong.push("the live version does not answer");
      const given_up = tasks.filter(({ state, stopped_by }) => state === "FAILURE" && !stopped_by).length;
      return { wrong, stats: { builds: tasks.length, versions: made.length, given_up } };
    },
  };
}

async function writeMore(ask: Owner["ask"], entry_id: string) {
  const version = (await ask(listEntries, { section: "faq", limit: 1 }))?.body.version;
  if (version === undefined) return false;
  const en = { title: `Painting ${entry_id}`, question: null, text: "It hangs in the hall.", place: null };
  const entries = [{ entry_id, texts: { en } }];
  return (await ask(updateVenueInfo, { updates: { faq: { version, entries } } }))?.status === 200;
}

async function changeGreeting(ask: Owner["ask"], name: string) {
  return (await ask(changeSettings, { assistant: { greeting: `Welcome ${name}` } }))?.status === 200;
}

async function liveVersion(ask: Owner["ask"]): Promise<number> {
  const [newest] = (await ask(listConciergeVersions, { limit: 1 }))?.body.items ?? [];
  return newest?.is_live ? newest.version : 0;
}
