import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConflictNotice } from "./ConflictNotice.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const decisions = { merge: () => {}, keepApart: () => {} };

const textOf = (name: string, phone: string | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ConflictNotice guest={{ guest_id: "g", name, phone }} decisions={decisions} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, "");

test.each<[string, string | null, string]>([
  ["Ana", null, "Ana"],
  ["", null, "another guest"],
])("the other guest is named: %j", (name, phone, whom) => {
  expect(textOf(name, phone)).toBe(`Maybe the same person as ${whom}Merge guestsKeep separate`);
});
