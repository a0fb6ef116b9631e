import type { GuestConflict } from "@bellhop/contract/conversations";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConflictNotice } from "./ConflictNotice.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const decisions = { merge: () => {}, keepApart: () => {} };

type Told = Pick<GuestConflict, "cause" | "is_visitor">;

const textOf = (name: string, phone: string | null, told: Told = { cause: "address", is_visitor: false }) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ConflictNotice
        conflict={{ conflict_id: "c", guest: { guest_id: "g", name, phone }, ...told }}
        decisions={decisions}
      />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, "");

test.each<[string, string | null, string]>([
  ["Ana", null, "Ana"],
  ["", null, "another guest"],
])("the other guest is named: %j", (name, phone, whom) => {
  expect(textOf(name, phone)).toBe(`Maybe the same person as ${whom}Merge guestsKeep separate`);
});

test.each<[string, boolean, string]>([
  ["Anna Smith", true, "This visitor verified as Anna Smith on the guest page."],
  ["Web C6WM", false, "Web guest (C6WM) verified as this guest on the guest page."],
])("the notice says who verified as whom: %s", (name, is_visitor, words) => {
  expect(textOf(name, null, { cause: "page", is_visitor })).toBe(`${words}Merge guestsKeep separate`);
});
