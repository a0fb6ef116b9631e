import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useHandOverTitle } from "./hand-over-reason.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

type HandOver = Parameters<ReturnType<typeof useHandOverTitle>>[0];

function Title({ handOver }: { handOver: HandOver }) {
  return useHandOverTitle()(handOver);
}

const titleOf = (handOver: HandOver) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Title handOver={handOver} />
    </I18nProvider>,
  ).replaceAll(/[\u2066-\u2069]/g, "");

const taxi = { what: "taxi", count: 3, day: null, time: "06:00", room: null } as const;

test.each<[HandOver, string]>([
  [{ reason: "request", request: taxi }, "Taxi for 3, 06:00"],
  [{ reason: "reply", asked: "Shall we call a taxi?" }, "Reply to “Shall we call a taxi?”"],
  [{ reason: "reply", asked: null }, "Reply to your team"],
  [{ reason: "emergency" }, "Emergency"],
])("%j has the title %j", (handOver, title) => {
  expect(titleOf(handOver)).toBe(title);
});
