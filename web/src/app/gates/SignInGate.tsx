import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useSession } from "../../core/session/index.ts";
import { ShellSkeleton } from "../shell/ShellSkeleton.tsx";
import { AccessGate } from "./AccessGate.tsx";
import { FullPage } from "./FullPage.tsx";
import { SignedOut, SignInFailed } from "./SignedOut.tsx";
import { SignedOutDialog } from "./SignedOutDialog.tsx";

const InsecureAddress = lazy(() => import("./InsecureAddress.tsx"));

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
 * Waits for the session, redirects signed-out people to sign in with the path to return to, and shows an
 * error instead of redirecting forever. A session that ends later leaves the screen in place.
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
  // A failed renewal, such as offline, does not take the screen from a signed-in person.
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
