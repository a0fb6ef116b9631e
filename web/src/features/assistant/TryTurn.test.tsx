import type { TriedAnswer } from "@bellhop/contract/concierge";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestDashboard } from "../../core/test-dashboard.tsx";
import { TryTurn } from "./TryTurn.tsx";

const answer: TriedAnswer = {
  ...{
    assistant_name: null,
    action: "hand_over",
    reason: "request",
    text: "Passed on: taxi.",
    language: "en",
  },
  ...{ request: null, confidence: null, threshold: 0.6, sources: [], found: [], rivals: [], live: null },
};

test.each([
  ["added", "For a guest, this would be added to Requests."],
  ["left_to_staff", "“Add requests” is off: your team would add it."],
] as const)("a try adds no request, and says what would happen: %s", (request, words) => {
  const one = { id: "1", text: "A taxi", failure: null, isAsking: false, attempts: 1, before: null };
  const markup = renderToStaticMarkup(
    <TestDashboard>
      <TryTurn
        one={{ ...one, answer: { ...answer, request } }}
        of="live"
        isDetailed={false}
        onAskAgain={() => {}}
      />
    </TestDashboard>,
  );
  expect(markup).toContain(words);
});
