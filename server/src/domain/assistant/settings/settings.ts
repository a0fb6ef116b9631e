import { isDeepStrictEqual } from "node:util";
import { type AssistantTool, type Settings, usualAssistantName } from "@bellhop/contract/settings";

/** The settings of the assistant as they were published with a version. */
export type AssistantPart = {
  name: string;
  voice: string;
  greeting: string;
  handOver: { topics: string[]; atNight: boolean };
  /** From 0 to 1, as in the settings. */
  confidence: number;
  tools: AssistantTool[];
  /** When the reception is staffed; null: day and night. */
  hours: Settings["general"]["hours"];
  /** The languages of the entries. */
  languages: string[];
  defaultLanguage: string;
};

/** The assistant's part of the settings, as it would be published now. */
export function draftAssistant({ assistant, general }: Settings): AssistantPart {
  const { name, voice, greeting, hand_over, confidence, tools } = assistant;
  const { topics, at_night } = hand_over;
  return {
    name,
    voice,
    greeting,
    handOver: { topics, atNight: at_night },
    confidence,
    tools,
    hours: general.hours,
    languages: general.languages,
    defaultLanguage: general.default_language,
  };
}

/** The assistant's name for guests; undefined if the venue has not chosen one. */
export const chosenName = ({ name }: Pick<AssistantPart, "name">): string | undefined =>
  name === usualAssistantName ? undefined : name;

/** The settings that a build publishes: its own part from the draft, the rest as it is live. */
export function publishedBy(
  from: "knowledge" | "general" | "tools",
  live: AssistantPart,
  draft: AssistantPart,
): AssistantPart {
  const { languages, defaultLanguage, tools } = draft;
  // Entries are rendered in the venue's languages.
  if (from === "knowledge") return { ...live, languages, defaultLanguage };
  return from === "tools" ? { ...live, tools } : draft;
}

/** The settings that differ from what is live: the names of the general ones, and whether the tools do. */
export function unpublished(
  live: AssistantPart,
  draft: AssistantPart,
): { general: string[]; tools: boolean } {
  const fields: [string, unknown, unknown][] = [
    ["name", live.name, draft.name],
    ["voice", live.voice, draft.voice],
    ["greeting", live.greeting, draft.greeting],
    ["hand_over.topics", live.handOver.topics, draft.handOver.topics],
    ["hand_over.at_night", live.handOver.atNight, draft.handOver.atNight],
    ["confidence", live.confidence, draft.confidence],
    ["languages", live.languages, draft.languages],
    ["default_language", live.defaultLanguage, draft.defaultLanguage],
    ["hours", live.hours, draft.hours],
  ];
  return {
    general: fields.filter(([, a, b]) => !isDeepStrictEqual(a, b)).map(([name]) => name),
    tools: !isDeepStrictEqual(live.tools, draft.tools),
  };
}
