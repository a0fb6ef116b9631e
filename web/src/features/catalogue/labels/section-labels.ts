import type { MessageDescriptor } from "@lingui/core";

export type ItemLabels = {
  name: MessageDescriptor;
  /** An example of what to write. */
  help: MessageDescriptor;
};

export type SectionLabels = {
  groups: Record<string, MessageDescriptor>;
  items: Record<string, ItemLabels>;
};

export const groupLabels = ({ groups }: SectionLabels, group: string): MessageDescriptor =>
  groups[group] ?? { id: group };

export const itemLabels = ({ items }: SectionLabels, key: string): ItemLabels =>
  items[key] ?? { name: { id: key }, help: { id: "" } };
