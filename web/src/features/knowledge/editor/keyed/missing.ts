import { catalogue, topicOf } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";

/** The item for a topic that guests ask about. */
export function itemForTopic(section: Section, topic: string): string | undefined {
  const items = catalogue.filter((item) => item.section === section);
  return (items.find(({ key }) => key === topic) ?? items.find(({ key }) => topicOf(key) === topic))?.key;
}
