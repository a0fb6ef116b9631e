import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCloudOff, IconLogout } from "@tabler/icons-react";
import { Navigate, useLocation } from "@tanstack/react-router";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { CallFailure } from "../api/call-failure.ts";
import { useSession } from "../session/index.ts";
import { ShellSkeleton } from "../shell/ShellSkeleton.tsx";
import { AccessContext } from "./AccessContext.ts";
import { useAccessQuery } from "./access-queries.ts";
import { SignedOutDialog } from "./SignedOutDialog.tsx";

const InsecureAddress = lazy(() => import("./InsecureAddress.tsx"));
const NoVenue = lazy(() => import("./NoVenue.tsx").then((module) => ({ default: module.NoVenue })));
const NewPersonScreen = lazy(() =>
  import("../../sign-up/NewPersonScreen.tsx").then((module) => ({ default: module.NewPersonScreen })),
);

/**
 * Lets signed-in people in, where the address allows signing in at all: elsewhere it says what helps.
 */
export function SignInGate({ children }: { children: ReactNode }) {
  if (window.isSecureContext) return <SessionGate>{children}</SessionGate>;
  return (
    <FullPage>
      <Suspense>
        <InsecureAddress />
      </Suspense>
    </FullPage>
  );
}

/**
 * Waits until the session is known, sends who is not signed in to the sign-in page with the full path to return to,
 * and shows an error instead of redirecting for ever. A session that ends later leaves the screen where it is.
 */
function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { href, pathname } = useLocation();
  const { isLoading, isAuthenticated, error, login, ended } = session;
  const mustSignIn = !isLoading && !isAuthenticated && !error && !ended;
  const returnTo = pathname === "/login" ? "/home" : href;

  useEffect(() => {
    if (mustSignIn) void login(returnTo);
  }, [mustSignIn, login, returnTo]);

  if (ended === "signed_out") return <SignedOut onLogin={() => void login(returnTo)} />;
  // A renewal that failed on the way, such as offline, takes the screen from nobody who is still signed in.
  const hasScreen = isAuthenticated || ended;
  if (error && !hasScreen)
    return <SignInFailed message={error.message} onRetry={() => void login(returnTo)} />;
  if (!hasScreen) return <ShellSkeleton />;
  return (
    <>
      <AccessGate>{children}</AccessGate>
      <SignedOutDialog returnTo={returnTo} />
    </>
  );
}

/** Lets in whoever an operator knows, with the venue their tab works for. */
function AccessGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, logout } = useSession();
  // Over a session that has ended nobody is asked: what is on screen waits.
  const { data, error, failureReason, failureCount, refetch } = useAccessQuery(isAuthenticated);
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

/** Signed out in another tab, by the person themselves: nothing of theirs is left here. */
function SignedOut({ onLogin }: { onLogin: () => void }) {
  const { t } = useLingui();
  return (
    <FullPage>
      <Notice
        isPage
        icon={<IconLogout size={24} stroke={1.35} />}
        title={t`You have signed out`}
        action={
          <Button kind="primary" onClick={onLogin}>
            <Trans>Log in</Trans>
          </Button>
        }
      />
    </FullPage>
  );
}

function SignInFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <FullPage>
      <Notice
        isPage
        tone="urgent"
        icon={<IconAlertTriangle size={24} stroke={1.35} />}
        title={t`Signing in did not work`}
        action={
          <Button kind="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {message}
      </Notice>
    </FullPage>
  );
}

/** Whoever is a member of nothing is where one opens a hotel, whatever they asked for. */
function NewPerson(props: ComponentProps<typeof NewPersonScreen>) {
  const { pathname } = useLocation();
  if (pathname !== "/complete-signup") return <Navigate to="/complete-signup" replace />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <NewPersonScreen {...props} />
    </Suspense>
  );
}

const triesInSilence = 2;
const againMs = 5_000;

/** Bellhop could not say who is signed in. It is asked again every few seconds, and by hand at once. */
function NoAnswer(props: { failure: CallFailure; onRetry: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  const { failure, onRetry, onLeave } = props;
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const timer = setInterval(() => retry.current(), againMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <FullPage>
      <Notice
        isPage
        icon={<IconCloudOff size={24} stroke={1.35} />}
        title={t`Bellhop does not answer right now`}
        action={
          <>
            <Button kind="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={onLeave}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        }
      >
        {failure.message} <Trans>This page tries again by itself.</Trans>
      </Notice>
    </FullPage>
  );
}

function FullPage({ children }: { children: ReactNode }) {
  return <main style={{ display: "grid", minHeight: "100dvh" }}>{children}</main>;
}
