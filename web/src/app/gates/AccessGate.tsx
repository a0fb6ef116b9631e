import { Navigate, useLocation } from "@tanstack/react-router";
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from "react";
import { AccessContext } from "../../core/access/AccessContext.ts";
import { useAccessQuery } from "../../core/access/access-queries.ts";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { useSession } from "../../core/session/index.ts";
import { useMyInvitations } from "../../features/invitations/index.ts";
import { LazyNewPersonScreen } from "../../features/sign-up/index.ts";
import { ShellSkeleton } from "../shell/ShellSkeleton.tsx";
import { NoAnswer } from "./NoAnswer.tsx";

const NoVenue = lazy(() => import("./NoVenue.tsx").then((module) => ({ default: module.NoVenue })));

const triesInSilence = 2;

/** Lets in whoever an operator knows, with the venue their tab works for. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, logout } = useSession();
  // Over a session that has ended nobody is asked: what is on screen waits.
  const { data, error, failureReason, failureCount, refetch } = useAccessQuery(isAuthenticated);
  // Asked at once, so that a screen with invitations need not move when they are known.
  useMyInvitations(isAuthenticated);
  // Kept while it is asked again, so that the page does not come and go with each try.
  const last = useRef<CallFailure | null>(null);
  const told = (error ?? (failureCount >= triesInSilence ? failureReason : null)) as CallFailure | null;
  if ((told || data) && !isTroubleOver(last.current, told)) last.current = told;
  const failure = last.current;
  if (failure?.code === "not_a_member")
    return <NewPerson left={data?.operator.name} onLookAgain={() => void refetch()} />;
  if (data?.venue) return <AccessContext value={data}>{children}</AccessContext>;
  if (data) {
    return (
      <AccessContext value={data}>
        <Suspense fallback={<ShellSkeleton />}>
          <NoVenue onLookAgain={() => void refetch()} />
        </Suspense>
      </AccessContext>
    );
  }
  if (!failure) return <ShellSkeleton />;
  return <NoAnswer failure={failure} onRetry={() => void refetch()} onLeave={() => void logout()} />;
}

/** Whoever fills in the form for newcomers keeps it, and what stands in it, while Bellhop cannot say who they are. */
function isTroubleOver(known: CallFailure | null, told: CallFailure | null): boolean {
  const { status = 500 } = told ?? {};
  return known?.code === "not_a_member" && told !== null && (status >= 500 || status === 401);
}

/** Whoever is a member of nothing is where one opens a hotel, whatever they asked for. */
function NewPerson(props: ComponentProps<typeof LazyNewPersonScreen>) {
  const { pathname } = useLocation();
  if (pathname !== "/complete-signup") return <Navigate to="/complete-signup" replace />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <LazyNewPersonScreen {...props} />
    </Suspense>
  );
}
