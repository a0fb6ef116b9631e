export { ChangesPanel } from "./ChangesPanel.tsx";
export { PublishBar, PublishBarSkeleton } from "./PublishBar.tsx";
export { useNextVersion, useUnpublishedSettings } from "./publish-queries.ts";
export { completeness, isJustOpened } from "./publish-state.ts";
export { SettingsPublishBar } from "./SettingsPublishBar.tsx";
export { VersionsPanel } from "./VersionsPanel.tsx";
