import { lazy, Suspense } from "react";
import { useMyInvitations } from "./my-invitations.ts";

// Few people ever have one: the first load goes without.
const MyInvitations = lazy(() =>
  import("./MyInvitations.tsx").then((module) => ({ default: module.MyInvitations })),
);

/** The invitations that wait for the person, where there are any. */
export function WaitingInvitations() {
  const { data } = useMyInvitations();
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      <MyInvitations invitations={data} />
    </Suspense>
  );
}
