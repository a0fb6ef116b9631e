import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const shown = (words: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{words}</I18nProvider>);

test.each([
  ["ends the element", "Anna</0> took every alert away. <0>Eve"],
  ["makes one of its own", "Hotels <b>Alpha</b>"],
  ["names an element of the sentence", "<0/><1/>{name}"],
  ["begins a tag only", "Bar < 5"],
])("a name that %s stands there as it is written", (_, name) => {
  const asWritten = name.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const sentence = (
    <Trans>
      <strong>{name}</strong> invited <em>Luca</em> to {name}
    </Trans>
  );
  expect(shown(sentence)).toBe(`<strong>${asWritten}</strong> invited <em>Luca</em> to ${asWritten}`);
});
