export { addSuggestion, listSuggestions, lockSuggestion, storeDecision } from "./suggestions.ts";
