import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { IconMessageChatbot, type TablerIcon } from "@tabler/icons-react";
import { sections } from "../catalogue/index.ts";
import type { BuilderSearch } from "./builder-search.ts";

export type Step = { at: NonNullable<BuilderSearch["section"]>; name: MessageDescriptor; icon: TablerIcon };

/** The steps from nothing to an assistant. */
export const steps: Step[] = [
  ...sections.map(({ section, name, icon }) => ({ at: section, name, icon })),
  { at: "greeting", name: msg`Greeting`, icon: IconMessageChatbot },
];

/** Undefined after the last step. */
export const stepAfter = (at: Step["at"]): Step | undefined =>
  steps[steps.findIndex((step) => step.at === at) + 1];
