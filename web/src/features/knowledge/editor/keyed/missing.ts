import { catalogue, topicOf } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";

/** Where something that guests ask for is written: the item of that key, or the first that is about it. */
export function itemAbout(section: Section, topic: string): string | undefined {
  const items = catalogue.filter((item) => item.section === section);
  return (items.find(({ key }) => key === topic) ?? items.find(({ key }) => topicOf(key) === topic))?.key;
}
