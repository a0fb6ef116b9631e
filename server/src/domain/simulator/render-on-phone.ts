import type { SimulatedContent } from "@bellhop/contract/simulator";
import type { AtVenue } from "../../platform/at/index.ts";
import { findTemplateByName, renderTemplate } from "../templates/index.ts";

export type TemplateToRender = {
  name: string;
  language: string;
  values: {
    header: string[];
    body: string[];
    /** What a tap on a quick reply sends back, by the button's place. */
    payloads?: ReadonlyMap<number, string>;
  };
};

/** The template as the guest sees it; undefined if the venue has none with this name and language. */
export async function renderOnPhone(
  at: AtVenue,
  { name, language, values }: TemplateToRender,
): Promise<{ text: string; content: SimulatedContent } | undefined> {
  const template = await findTemplateByName(at, name, language);
  if (!template) return undefined;
  const { header, body, footer } = renderTemplate(template.content, values);
  const choices = template.content.buttons.map((button, index) => ({
    choice_id: button.kind === "quick_reply" ? (values.payloads?.get(index) ?? button.title) : null,
    title: button.title,
    description: "",
  }));
  return { text: body, content: { kind: "template", header, footer, choices } };
}
