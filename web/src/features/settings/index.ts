export { AcceptTheirs } from "./AcceptTheirs.tsx";
export { LanguageFields } from "./LanguageFields.tsx";
export { SettingsSaved } from "./SettingsSaved.tsx";
export { useSettings } from "./store/use-settings.ts";
