import { lazy, Suspense } from "react";
import { useMyInvitations } from "./my-invitations.ts";

// Few people ever have one: the first load goes without.
const Invitations = lazy(() =>
  import("./Invitations.tsx").then((module) => ({ default: module.Invitations })),
);

/** The invitations that wait for the person, where there are any. */
export function WaitingInvitations() {
  const { data } = useMyInvitations();
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      <Invitations invitations={data} />
    </Suspense>
  );
}
