import type { Access } from "@bellhop/contract/access";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AccessContext } from "./access/AccessContext.ts";
import { ApiProvider } from "./api/ApiProvider.tsx";
import { makeSession, SessionProvider } from "./session/index.ts";

const session = makeSession({
  openClient: () => Promise.reject(new Error("Not used")),
  callbackUrl: undefined,
  hasFlag: () => false,
  origin: "https://bellhop.example",
  show: () => {},
});
const access = {
  member: { member_id: "m-1", name: "Nadia Berger" },
  venue: { venue_id: 7, timezone: "Europe/Lisbon" },
} as Access;
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

type TestDashboardProps = { children: ReactNode; client?: QueryClient; assistantName?: string | null };

/** What components of the dashboard stand in, for tests. No call is made. */
export function TestDashboard({
  children,
  client = new QueryClient(),
  assistantName: assistant_name = null,
}: TestDashboardProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <SessionProvider session={session}>
            <ApiProvider>
              <AccessContext value={{ ...access, assistant_name }}>{children}</AccessContext>
            </ApiProvider>
          </SessionProvider>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
