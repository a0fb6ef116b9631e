import type { TaskMessage } from "@bellhop/contract/tasks";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** Why an import failed has sentences of its own: `unreadableSentence`. Only screens that show imports load them. */
type Message = Exclude<TaskMessage, { code: "unreadable" }>;

/** What a task does, or how it ended, as a sentence to translate. */
export function taskSentence(message: Message): MessageDescriptor {
  switch (message.code) {
    case "asking_model": {
      const { part, parts } = message;
      return parts === 1 ? msg`Asking the AI model` : msg`Asking the AI model, part ${part} of ${parts}`;
    }
    case "stopped":
      return msg`Stopped by ${message.by}. Nothing changed.`;
    case "rolled_back": {
      const { by, version } = message;
      return msg`Stopped, because ${by} rolled back to version ${version}. Check it, then publish again.`;
    }
    case "unchanged":
      return msg`Nothing changed. Version ${message.version} stays live.`;
    case "contradictions_open":
      return msg`${plural(message.count, {
        one: "# contradiction is open. Resolve it, or publish anyway.",
        other: "# contradictions are open. Resolve them, or publish anyway.",
      })}`;
    case "tests_failed":
      return msg`${plural(message.count, {
        one: "# critical test failed.",
        other: "# critical tests failed.",
      })}`;
    case "translating": {
      const { done, all } = message;
      return all === 0 ? msg`Preparing translations` : msg`Translated ${done} of ${all} sentences`;
    }
    case "translated": {
      const { refused } = message;
      return refused === 0
        ? msg`All sentences are translated.`
        : msg`${plural(refused, {
            one: "Translated, but # sentence needs a look.",
            other: "Translated, but # sentences need a look.",
          })}`;
    }
    case "translation_failed": {
      const { done, all } = message;
      return msg`The language model failed. Translated ${done} of ${all} sentences. Try again.`;
    }
    case "reading_rows":
      return msg`${plural(message.rows, { one: "Read # row", other: "Read # rows" })}`;
    case "replaying":
      return msg`Trying message ${message.message} of ${message.messages}`;
    case "counting_days":
      return msg`Counting day ${message.day} of ${message.days}`;
    case "applying_rows":
      return msg`Importing row ${message.row} of ${message.rows}`;
    case "undoing_rows":
      return msg`Undoing row ${message.row} of ${message.rows}`;
    default:
      return sentences[message.code];
  }
}

type Parameterised =
  | "asking_model"
  | "stopped"
  | "rolled_back"
  | "unchanged"
  | "contradictions_open"
  | "tests_failed"
  | "translating"
  | "translated"
  | "translation_failed"
  | "reading_rows"
  | "replaying"
  | "counting_days"
  | "applying_rows"
  | "undoing_rows";

const sentences: Record<Exclude<Message["code"], Parameterised>, MessageDescriptor> = {
  checking_entries: msg`Checking your entries for contradictions`,
  rechecking_entries: msg`Your entries have changed. Checking again`,
  building: msg`Preparing the new version`,
  testing: msg`Asking your test questions`,
  publishing_settings: msg`Publishing the assistant's settings`,
  going_live: msg`Switching to the new version`,
  reading_source: msg`Reading your text or file`,
  reading_page: msg`Reading the page`,
  comparing: msg`Comparing with your entries`,
  retrying: msg`Something went wrong. Trying again`,
  failed: msg`Something went wrong on our side. Nothing changed. Try again.`,
  interrupted: msg`Interrupted. Nothing changed. Try again.`,
  entries_keep_changing: msg`Entries keep changing. Try again in a moment.`,
  nothing_to_publish: msg`Nothing to publish yet. Add an entry for guests first.`,
  nothing_published: msg`Publish your entries first.`,
  preparing_replay: msg`Preparing the replay`,
  nothing_to_translate: msg`Everything is translated already.`,
  translation_unavailable: msg`Not translated: translations are off, or no language model is connected.`,
  translation_over_budget: msg`Not translated: this month's limit of the language model is used up.`,
  import_deleted: msg`This import was deleted.`,
};
