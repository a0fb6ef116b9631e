export { type AssistantPart, draftAssistant, unpublished } from "./assistant-part.ts";
export { changesBetween, contestsOtherwise } from "./changes.ts";
export { type Concierges, type OpenConcierge, openConcierges, openParts } from "./concierges.ts";
export { type BuiltKnowledge, goLive, rollBack, viewVersions } from "./versions.ts";
