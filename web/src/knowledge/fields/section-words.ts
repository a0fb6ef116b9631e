import type { MessageDescriptor } from "@lingui/core";

/** What a key of the catalogue is called in its form, and what a person should say of it. */
export type ItemWords = {
  name: MessageDescriptor;
  /** What guests want to know of it. */
  help: MessageDescriptor;
};

/** The words of one section's form. */
export type SectionWords = {
  groups: Record<string, MessageDescriptor>;
  items: Record<string, ItemWords>;
};
