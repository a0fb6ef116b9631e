import { useSession } from "./session/index.ts";

/** Signs out, here and at the provider; what this tab kept for the person goes along. */
export function useSignOut(): () => void {
  const { logout } = useSession();
  return () => void logout();
}
