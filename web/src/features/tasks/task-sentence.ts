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
      return parts === 1 ? msg`Asking the model` : msg`Asking the model, part ${part} of ${parts}`;
    }
    case "stopped":
      return msg`Stopped by ${message.by}. Nothing was changed.`;
    case "rolled_back": {
      const { by, version } = message;
      return msg`Stopped: ${by} rolled back to version ${version}. Publish again to replace it.`;
    }
    case "unchanged":
      return msg`Nothing changed. Version ${message.version} stays live.`;
    case "contradictions_open":
      return msg`${plural(message.count, {
        one: "# contradiction is open. Resolve it, or publish anyway.",
        other: "# contradictions are open. Resolve them, or publish anyway.",
      })}`;
    default:
      return sentences[message.code];
  }
}

type Parameterised = "asking_model" | "stopped" | "rolled_back" | "unchanged" | "contradictions_open";

const sentences: Record<Exclude<Message["code"], Parameterised>, MessageDescriptor> = {
  checking_entries: msg`Checking your entries for contradictions`,
  rechecking_entries: msg`Your entries have changed. Checking again`,
  building: msg`Building the assistant from your entries`,
  publishing_settings: msg`Publishing the assistant's settings`,
  going_live: msg`Switching to the new version`,
  reading_source: msg`Reading the source`,
  reading_page: msg`Reading the page`,
  comparing: msg`Comparing it with your entries`,
  retrying: msg`Something went wrong. Trying again`,
  failed: msg`Something went wrong on our side. Nothing was changed. Try again.`,
  interrupted: msg`This was interrupted. Nothing was changed. Try again.`,
  entries_keep_changing: msg`Your entries change faster than we can check them. Try again in a moment.`,
  nothing_to_publish: msg`There is nothing to publish yet. Write at least one entry for guests.`,
  nothing_published: msg`Nothing is published yet. Publish your entries first.`,
  import_deleted: msg`This import was deleted.`,
};
