import { isDeepStrictEqual } from "node:util";
import type { Settings } from "@bellhop/contract/settings";

/** The settings of the assistant that a version answers by, as they were published. */
export type AssistantPart = {
  name: string;
  voice: string;
  greeting: string;
  handOver: { topics: string[]; atNight: boolean };
  /** From 0 to 1, as it is set. */
  confidence: number;
  tools: string[];
  /** When somebody is at the reception; null is day and night. */
  hours: Settings["general"]["hours"];
  /** In which entries are said; empty is whichever they have. */
  languages: string[];
  defaultLanguage: string | null;
};

/** What a version answers by that was built before any settings were published. */
export const assistantOfBefore: AssistantPart = {
  name: "Assistant",
  voice: "",
  greeting: "",
  handOver: { topics: [], atNight: true },
  confidence: 0.5,
  tools: [],
  hours: null,
  languages: [],
  defaultLanguage: null,
};

/** What would be published of the settings as they stand. */
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

/** What a build of each kind publishes of the draft; the rest stays as it is live. */
export function publishedBy(
  from: "knowledge" | "general" | "tools",
  live: AssistantPart,
  draft: AssistantPart,
): AssistantPart {
  const { languages, defaultLanguage, tools } = draft;
  // Entries are said in the venue's languages.
  if (from === "knowledge") return { ...live, languages, defaultLanguage };
  return from === "tools" ? { ...live, tools } : { ...draft, tools: live.tools };
}

/** Fields of the settings, by their names there, that are not published: the general ones, and whether tools are. */
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
    // A version of before says whatever it has, and the venue's language first.
    ["languages", live.languages.length > 0 ? live.languages : draft.languages, draft.languages],
    ["default_language", live.defaultLanguage ?? draft.defaultLanguage, draft.defaultLanguage],
    ["hours", live.hours, draft.hours],
  ];
  return {
    general: fields.filter(([, a, b]) => !isDeepStrictEqual(a, b)).map(([name]) => name),
    tools: !isDeepStrictEqual(live.tools, draft.tools),
  };
}
