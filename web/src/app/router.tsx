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
import { type GuardedFeature, switchedOff } from "../core/access/feature-flags.ts";
import { LiveProvider } from "../core/live/LiveProvider.tsx";
import { lazyScreen } from "../core/navigation/lazy-screen.tsx";
import { readBuilderSearch, readImportSearch } from "../features/builder/builder-search.ts";
import { readInboxSearch } from "../features/inbox/inbox-search.ts";
import { readEntrySearch } from "../features/knowledge/editor/entry-search.ts";
import { type PlannedPath, planned } from "../features/planned/planned.ts";
import { readSignUpSearch } from "../features/sign-up/sign-up-search.ts";
import { FeatureGuard } from "./gates/FeatureGuard.tsx";
import { SignInGate } from "./gates/SignInGate.tsx";
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

/** Built anew for another venue, so that nothing of the last one stays on screen. */
function VenueLayout() {
  const { venue_id } = useVenue();
  return (
    <LiveProvider key={venue_id} meanwhile={<ShellSkeleton />}>
      <Shell>
        <FeatureGuard>
          <Outlet />
        </FeatureGuard>
      </Shell>
    </LiveProvider>
  );
}

const plannedScreen = lazyScreen(() => import("../features/planned/PlannedScreen.tsx"), "PlannedScreen");

const plannedRoutes = (Object.keys(planned) as PlannedPath[]).map((path) =>
  createRoute({
    getParentRoute: () => layout,
    path,
    component: plannedScreen,
    staticData: {
      title: planned[path].title,
      ...(path === "/whatsapp-flow" ? { needs: "enableWhatsapp" } : {}),
    },
  }),
);

const screens = [
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
    // Whoever is not signed in never comes so far: the gate has sent them to sign in.
    component: () => <Navigate to="/home" replace />,
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/home",
    component: lazyScreen(() => import("../features/home/HomeScreen.tsx"), "HomeScreen"),
    staticData: { title: msg`Home` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/messages",
    validateSearch: readInboxSearch,
    component: lazyScreen(() => import("../features/inbox/InboxScreen.tsx"), "InboxScreen"),
    staticData: { title: msg`Inbox`, needs: "dashboardConversationEnable" },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/alerts",
    component: lazyScreen(() => import("../features/alerts/AlertsScreen.tsx"), "AlertsScreen"),
    staticData: { title: msg`Alerts` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/builder",
    validateSearch: readBuilderSearch,
    component: lazyScreen(() => import("../features/builder/BuilderScreen.tsx"), "BuilderScreen"),
    staticData: { title: msg`Builder` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/guest-assistant",
    validateSearch: ({ part }: Record<string, unknown>): { part?: "settings" | "try" } =>
      part === "settings" || part === "try" ? { part } : {},
    component: lazyScreen(() => import("../features/assistant/AssistantScreen.tsx"), "AssistantScreen"),
    staticData: { title: msg`Guest assistant` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/guest-assistant/knowledge",
    component: lazyScreen(
      () => import("../features/knowledge/preview/KnowledgeScreen.tsx"),
      "KnowledgeScreen",
    ),
    staticData: { title: msg`What the assistant knows` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/builder/import",
    validateSearch: readImportSearch,
    component: lazyScreen(() => import("../features/imports/ImportScreen.tsx"), "ImportScreen"),
    staticData: { title: msg`Import` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/profile",
    component: lazyScreen(
      () => import("../features/knowledge/sections/profile/ProfileForm.tsx"),
      "ProfileForm",
    ),
    staticData: { title: msg`Hotel profile` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/guestpolicy",
    component: lazyScreen(() => import("../features/knowledge/sections/policy/PolicyForm.tsx"), "PolicyForm"),
    staticData: { title: msg`Guest policy` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/amenities",
    component: lazyScreen(
      () => import("../features/knowledge/sections/amenities/AmenitiesForm.tsx"),
      "AmenitiesForm",
    ),
    staticData: { title: msg`Amenities` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/upsells",
    component: lazyScreen(
      () => import("../features/knowledge/sections/upsells/UpsellsForm.tsx"),
      "UpsellsForm",
    ),
    staticData: { title: msg`Upsells` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/faq",
    validateSearch: readEntrySearch,
    component: lazyScreen(() => import("../features/knowledge/sections/faq/FaqScreen.tsx"), "FaqScreen"),
    staticData: { title: msg`FAQ` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/simulator",
    validateSearch: ({ ask }: Record<string, unknown>): { ask?: string } =>
      typeof ask === "string" && ask !== "" ? { ask } : {},
    component: lazyScreen(() => import("../features/simulator/SimulatorScreen.tsx"), "SimulatorScreen"),
    staticData: { title: msg`Simulator` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/complete-signup",
    validateSearch: readSignUpSearch,
    component: lazyScreen(
      () => import("../features/sign-up/CompleteSignUpScreen.tsx"),
      "CompleteSignUpScreen",
    ),
    staticData: { title: msg`Welcome` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/settingsaccountsetup",
    component: lazyScreen(() => import("../features/account/AccountSetupScreen.tsx"), "AccountSetupScreen"),
    staticData: { title: msg`Account setup` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/settingsaccountsetup/log",
    component: lazyScreen(() => import("../features/audit/AuditScreen.tsx"), "AuditScreen"),
    staticData: { title: msg`What was changed` },
  }),
  createRoute({
    getParentRoute: () => layout,
    path: "/about",
    component: lazyScreen(() => import("../features/about/AboutScreen.tsx"), "AboutScreen"),
    staticData: { title: msg`About` },
  }),
  // Whatever no other route takes: the navigation stays around it.
  createRoute({
    getParentRoute: () => layout,
    path: "$",
    component: lazyScreen(() => import("./NotFound.tsx"), "NotFound"),
    staticData: { title: msg`Not found` },
  }),
];

const withoutSignIn = [
  createRoute({
    getParentRoute: () => root,
    path: "/confirmation-registration",
    component: lazyScreen(() => import("../features/sign-up/ConfirmationScreen.tsx"), "ConfirmationScreen"),
    staticData: { title: msg`Registration confirmed` },
  }),
];

/** All routes of the dashboard. */
export function makeRouter(basepath = "/") {
  return createRouter({
    basepath,
    routeTree: root.addChildren([layout.addChildren([...screens, ...plannedRoutes]), ...withoutSignIn]),
    defaultPreload: "intent",
    defaultErrorComponent: ScreenError,
    scrollRestoration: false,
  });
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
    /** The feature without which the route is refused. */
    needs?: GuardedFeature;
  }
  interface HistoryState {
    /** Why Home opened instead of what was asked for. */
    switchedOff?: GuardedFeature;
  }
}
