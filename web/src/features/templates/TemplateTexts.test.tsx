import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryField } from "./CategoryField.tsx";
import { TemplateButtons } from "./TemplateButtons.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { TemplateTexts } from "./TemplateTexts.tsx";
import { draftOf, newButton } from "./template-draft.ts";
import { templateFieldId } from "./template-labels.ts";

test("each slot has a field for its example, and the preview shows the examples", () => {
  const draft = {
    ...draftOf(undefined, "en"),
    body: "Hello {{1}}, room {{2}} is ready.",
    buttons: [{ ...newButton(), kind: "url" as const, title: "Open map" }],
    examples: { header: [], body: ["Anna"] },
  };
  const fields = { draft, errors: { "content.buttons.0.url": "No address" }, onChange: () => {} };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <CategoryField {...fields} />
      <TemplateTexts {...fields} />
      <TemplateButtons {...fields} />
      <TemplatePreview draft={draft} />
    </I18nProvider>,
  );
  for (const slot of [0, 1])
    expect(html).toContain(`id="${templateFieldId(`content.examples.body.${slot}`)}"`);
  expect(html).toContain("Hello Anna, room {{2}} is ready.");
  expect(html).toContain("No address");
});
