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

/** What a group is called, by its name where it has no words. */
export const groupWords = ({ groups }: SectionWords, group: string): MessageDescriptor =>
  groups[group] ?? { id: group };

/** The words of an item, its key where it has none. */
export const itemWords = ({ items }: SectionWords, key: string): ItemWords =>
  items[key] ?? { name: { id: key }, help: { id: "" } };
