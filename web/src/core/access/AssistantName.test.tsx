import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestDashboard } from "../test-dashboard.tsx";
import { AssistantName } from "./AssistantName.tsx";

test.each([null, undefined, "assistant"])("an assistant called %s has no name of its own", (name) => {
  const markup = renderToStaticMarkup(
    <TestDashboard>
      <AssistantName name={name} />
    </TestDashboard>,
  );
  expect(markup).toBe("Assistant");
});
