export { AcceptTheirs } from "./AcceptTheirs.tsx";
export { useLogo } from "./general/logo-queries.ts";
export { LanguageFields } from "./LanguageFields.tsx";
export { SettingsSaved } from "./SettingsSaved.tsx";
export { settingsKey } from "./store/settings-key.ts";
export { useChangeNow } from "./store/use-change-now.ts";
export { useSettings } from "./store/use-settings.ts";
