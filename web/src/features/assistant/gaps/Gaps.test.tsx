import { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestDashboard } from "../../../core/test-dashboard.tsx";
import { gapsKey } from "../assistant-keys.ts";
import { Gaps } from "./Gaps.tsx";

test("the list counts its topics, each of them several questions", () => {
  const client = new QueryClient();
  client.setQueryData([...gapsKey(7), 30], { items: [], total: 4, next_cursor: null });
  const html = renderToStaticMarkup(
    <TestDashboard client={client}>
      <Gaps />
    </TestDashboard>,
  );
  expect(html).toContain("4 topics");
  expect(html).toContain("4 more topics were asked about less often.");
  expect(html).not.toMatch(/4 questions/);
});
