import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { ApiProvider } from "../core/api/ApiProvider.tsx";
import { makeQueryClient } from "../core/api/query.ts";
import { type Session, SessionProvider } from "../core/session/index.ts";
import { mantineTheme, mantineVariables } from "../core/theme/mantine-theme.ts";
import { useTheme } from "../core/theme/theme.ts";
import { makeRouter } from "./router.tsx";

export type AppParts = {
  session?: Session;
  /** What reaches the server; the gallery has one of its own. */
  send?: typeof fetch;
  basepath?: string;
};

/** The dashboard with everything it stands on. */
export function App({ session, send, basepath }: AppParts) {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() => makeRouter(basepath));
  const { shown } = useTheme();
  return (
    <I18nProvider i18n={i18n}>
      <DirectionProvider
        initialDirection={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
        detectDirection={false}
      >
        <MantineProvider
          theme={mantineTheme}
          cssVariablesResolver={mantineVariables}
          // Its variables come from here alone, which is less than the file that would bring them.
          deduplicateCssVariables={false}
          forceColorScheme={shown}
        >
          <SessionProvider {...(session ? { session } : {})}>
            <ApiProvider {...(send ? { send } : {})}>
              <QueryClientProvider client={queryClient}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </ApiProvider>
          </SessionProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
