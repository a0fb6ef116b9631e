import type { FastifyReply, FastifyRequest } from "fastify";
import { type IdentitySettings, linkHours } from "../../domain/identity/index.ts";
import { readCookie, setCookie } from "../cookies.ts";
import type { RunningProvider } from "./running-provider.ts";

const maxAgeSeconds = linkHours.confirm_email * 3_600;
const cookie = "bellhop-came-from";

/** Remembers the other Bellhop where a sign-up began, to return there after confirmation. */
export async function rememberReturnOrigin(
  reply: FastifyReply,
  interactionUid: string,
  { settings, provider }: { settings: IdentitySettings; provider: RunningProvider },
): Promise<void> {
  if (settings.signInFor.length === 0 || interactionUid === "") return;
  const interaction = await provider.current().Interaction.find(interactionUid);
  const url = URL.parse(String(interaction?.params.redirect_uri));
  if (!url || !settings.signInFor.includes(url.origin)) return;
  const secure = settings.publicUrl.startsWith("https:");
  setCookie(reply, { name: cookie, value: encodeURIComponent(url.origin), maxAgeSeconds, secure });
}

export function readReturnOrigin({ headers }: FastifyRequest, { signInFor }: IdentitySettings): string {
  const value = readCookie(headers, cookie);
  return signInFor.find((origin) => encodeURIComponent(origin) === value) ?? "";
}
