import { Navigate, useLocation } from "@tanstack/react-router";
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from "react";
import { AccessContext } from "../../core/access/AccessContext.ts";
import { useAccessQuery } from "../../core/access/access-queries.ts";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { showPersonLanguage } from "../../core/language/choose-language.ts";
import { useSession } from "../../core/session/index.ts";
import { useMyInvitations } from "../../features/invitations/index.ts";
import { LazyNewPersonScreen } from "../../features/sign-up/index.ts";
import { ShellSkeleton } from "../shell/ShellSkeleton.tsx";
import { NoAnswer } from "./NoAnswer.tsx";

const NoVenue = lazy(() => import("./NoVenue.tsx").then((module) => ({ default: module.NoVenue })));

const silentRetries = 2;

export function AccessGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, logout } = useSession();
  // After a session has ended, access is not read: the screen stays as it is.
  const { data, error, failureReason, failureCount, refetch } = useAccessQuery(
    isAuthenticated,
    showPersonLanguage,
  );
  // Read early, so that a screen with invitations does not shift later.
  useMyInvitations(isAuthenticated);
  // Kept during a refetch, so that the page does not flicker.
  const last = useRef<CallFailure | null>(null);
  const current = (error ?? (failureCount >= silentRetries ? failureReason : null)) as CallFailure | null;
  if ((current || data) && !isTroubleOver(last.current, current)) last.current = current;
  const failure = last.current;
  if (failure?.code === "not_a_member")
    return <NewPerson leftOperator={data?.operator.name} onCheckAgain={() => void refetch()} />;
  if (data?.venue) return <AccessContext value={data}>{children}</AccessContext>;
  if (data) {
    return (
      <AccessContext value={data}>
        <Suspense fallback={<ShellSkeleton />}>
          <NoVenue onCheckAgain={() => void refetch()} />
        </Suspense>
      </AccessContext>
    );
  }
  if (!failure) return <ShellSkeleton />;
  return <NoAnswer failure={failure} onRetry={() => void refetch()} onLeave={() => void logout()} />;
}

/** Keeps the sign-up form and its input while the server cannot say who the person is. */
function isTroubleOver(known: CallFailure | null, next: CallFailure | null): boolean {
  const { status = 500 } = next ?? {};
  return known?.code === "not_a_member" && next !== null && (status >= 500 || status === 401);
}

/** People without a membership go to the sign-up, whatever they asked for. */
function NewPerson(props: ComponentProps<typeof LazyNewPersonScreen>) {
  const { pathname } = useLocation();
  if (pathname !== "/complete-signup") return <Navigate to="/complete-signup" replace />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <LazyNewPersonScreen {...props} />
    </Suspense>
  );
}
