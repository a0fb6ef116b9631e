import type { SimulatorOutcome } from "@bellhop/contract/simulator";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OutcomeLabel } from "./OutcomeLabel.tsx";

// Without messages the sentences are those of the source; numbers are German.
const i18n = setupI18n({ locale: "de", messages: { de: {} } });

const textOf = (outcome: SimulatorOutcome) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OutcomeLabel outcome={outcome} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>|[\u2066-\u2069]/g, "");

const report = { kind: "report_applied", author: "assistant", member_name: null } as const;
const answer: SimulatorOutcome = {
  kind: "answered",
  author: "assistant",
  member_name: null,
  titles: [],
  ms: 2_449,
};

test.each<[SimulatorOutcome, string]>([
  [{ ...report, reported: "delivered", state: "delivered" }, "The assistant’s message: Delivered"],
  [{ ...report, reported: "sent", state: "read" }, "The assistant’s message: Sent, now Read"],
  // A state that Bellhop does not know.
  [{ ...report, reported: "deleted", state: "read" }, "The assistant’s message: deleted, now Read"],
  [answer, "The assistant answered after 2,4 s"],
])("%j reads as %j", (outcome, words) => {
  expect(textOf(outcome)).toBe(words);
});
