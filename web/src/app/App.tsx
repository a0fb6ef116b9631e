import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { ApiProvider } from "../core/api/ApiProvider.tsx";
import { makeQueryClient } from "../core/api/query.ts";
import { type Session, SessionProvider } from "../core/session/index.ts";
import { makeRouter } from "./router.tsx";

type AppParts = {
  session?: Session;
  send?: typeof fetch;
  basepath?: string;
};

export function App({ session, send, basepath }: AppParts) {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() => makeRouter(basepath));
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider {...(session ? { session } : {})}>
        <ApiProvider {...(send ? { send } : {})}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ApiProvider>
      </SessionProvider>
    </I18nProvider>
  );
}
