export { eraseFromSuggestions } from "./erase.ts";
export { addSuggestion, listSuggestions, lockSuggestion, storeDecision } from "./suggestions.ts";
