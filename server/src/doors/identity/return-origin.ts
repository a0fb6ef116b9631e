import type { FastifyReply, FastifyRequest } from "fastify";
import { type IdentitySettings, linkHours } from "../../domain/identity/index.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { RunningProvider } from "./running-provider.ts";

/** As long as a sign-up can be confirmed. */
const keptSeconds = linkHours.confirm_email * 3_600;
const cookie = "bellhop-came-from";

/**
 * Remembers in this browser, for a sign-up that began at another Bellhop we sign in for, where that was: there is where
 * a person goes on once the address is confirmed.
 */
export async function rememberReturnOrigin(
  reply: FastifyReply,
  signInUid: string,
  { settings, provider }: { settings: IdentitySettings; provider: RunningProvider },
): Promise<void> {
  if (settings.signInFor.length === 0 || signInUid === "") return;
  const interaction = await provider.current().Interaction.find(signInUid);
  const url = URL.parse(String(interaction?.params.redirect_uri));
  if (!url || !settings.signInFor.includes(url.origin)) return;
  const secure = settings.publicUrl.startsWith("https:");
  setCookie(reply, { name: cookie, value: encodeURIComponent(url.origin), keptSeconds, secure });
}

/** The origin to go on at: that of another Bellhop, or nothing, which is our own. */
export function readReturnOrigin({ headers }: FastifyRequest, { signInFor }: IdentitySettings): string {
  const value = readCookie(headers, cookie);
  return signInFor.find((origin) => encodeURIComponent(origin) === value) ?? "";
}
