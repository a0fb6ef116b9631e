import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { useVenue } from "../core/access/AccessContext.ts";
import { type GuardingSwitch, switchedOff } from "../core/access/switches.ts";
import { LiveProvider } from "../core/live/LiveProvider.tsx";
import type { Screen } from "../core/navigation/feature.ts";
import { lazyScreen } from "../core/navigation/lazy-screen.tsx";
import { applyLiveEvent } from "./apply-live-event.ts";
import { features } from "./features.ts";
import { SignInGate } from "./gates/SignInGate.tsx";
import { SwitchGuard } from "./gates/SwitchGuard.tsx";
import { ScreenError } from "./ScreenError.tsx";
import { Shell } from "./shell/Shell.tsx";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";

const root = createRootRoute({
  component: Outlet,
  beforeLoad: ({ matches }) => {
    const off = switchedOff(matches.map((match) => match.staticData.needs));
    if (off) throw redirect({ to: "/home", state: { switchedOff: off } });
  },
});

const layout = createRoute({ getParentRoute: () => root, id: "layout", component: Layout });

function Layout() {
  return (
    <SignInGate>
      <VenueLayout />
    </SignInGate>
  );
}

/** Remounted for another venue, so that nothing of the last one stays on screen. */
function VenueLayout() {
  const { venue_id } = useVenue();
  return (
    <LiveProvider key={venue_id} apply={applyLiveEvent} meanwhile={<ShellSkeleton />}>
      <Shell>
        <SwitchGuard>
          <Outlet />
        </SwitchGuard>
      </Shell>
    </LiveProvider>
  );
}

const screens = features.flatMap((feature) => feature.screens ?? []);

const routes = screens.map(({ path, component, validateSearch, isPublic, ...staticData }: Screen) =>
  createRoute({
    getParentRoute: () => (isPublic ? root : layout) as typeof layout,
    path,
    component,
    ...(validateSearch && { validateSearch }),
    staticData,
  }),
);

const otherRoutes = [
  createRoute({
    getParentRoute: () => layout,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/home", replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/login",
    // Only signed-in people get here: the gate sends everyone else to sign in.
    component: () => <Navigate to="/home" replace />,
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "$",
    component: lazyScreen(() => import("./NotFound.tsx"), "NotFound"),
    staticData: { title: msg`Page not found` },
  }),
];

export function makeRouter(basepath = "/") {
  const isPublic = (route: (typeof routes)[number]) => route.options.getParentRoute() !== layout;
  return createRouter({
    basepath,
    routeTree: root.addChildren([
      layout.addChildren([...otherRoutes, ...routes.filter((route) => !isPublic(route))]),
      ...routes.filter(isPublic),
    ]),
    defaultPreload: "intent",
    defaultErrorComponent: ScreenError,
    scrollRestoration: false,
  });
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends Pick<Screen, "needs" | "family"> {
    title?: MessageDescriptor;
  }
  interface HistoryState {
    /** Why Home opened instead of the screen that was asked for. */
    switchedOff?: GuardingSwitch;
    /** A guest's words that become a test question: an address would keep them. */
    testQuestion?: string;
  }
}
