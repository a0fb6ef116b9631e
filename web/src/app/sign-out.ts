import { useSession } from "./session/index.ts";

const ours = /^bellhop\.(draft|outbox|venue)/;

/** Signs out, and takes along what this tab kept for the person: the next one at this desk must not find it. */
export function useSignOut(): () => void {
  const { logout } = useSession();
  return () => {
    for (const key of Object.keys(sessionStorage)) {
      if (ours.test(key)) sessionStorage.removeItem(key);
    }
    void logout();
  };
}
