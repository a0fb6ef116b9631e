import type { Access, Role } from "@bellhop/contract/access";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AccessContext } from "../access/AccessContext.ts";
import { failureOfAnswer } from "../api/call-failure.ts";
import { Paywall } from "./Paywall.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function paywallOf(role: Role, params: object) {
  const failure = failureOfAnswer(403, { code: "plan_required", isPaywallError: true, params });
  const access = { member: { role } } as Access;
  const page = renderToStaticMarkup(
    <AccessContext value={access}>
      <I18nProvider i18n={i18n}>
        <Paywall failure={failure} />
      </I18nProvider>
    </AccessContext>,
  );
  return { page, words: page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

const fullTeam = { gate: "members", plan: "starter", limit: 10, adds: "pro" };

test("an owner sees the limit, what the next plan has, and the way to the plans in a new tab", () => {
  const { page, words } = paywallOf("owner", fullTeam);
  expect(words).toContain("Starter includes 10 members, with open invitations. Pro includes 25 members.");
  expect(page).toContain('href="/settingsubscriptionBilling" target="_blank"');
});

test.each(["manager", "staff"] as const)("a %s is told to ask the owner", (role) => {
  const { page, words } = paywallOf(role, fullTeam);
  expect(words).toContain("Ask the owner to change the plan.");
  expect(page).not.toContain("href");
});

test.each([
  [{ gate: "numbers", plan: "pro", limit: 3, adds: "group" }, "Group has WhatsApp numbers without limit."],
  [{ gate: "rules", plan: "starter", limit: 5, adds: "pro" }, "Pro has message rules without limit."],
  [{ gate: "coexistence", plan: "starter", adds: "pro" }, "With Pro, you keep the WhatsApp Business app"],
  [{}, "Your plan does not include this."],
])("%j says what would add it", (params, sentence) => {
  expect(paywallOf("owner", params).words).toContain(sentence);
});
