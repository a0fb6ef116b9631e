import type { Presence, SdkClient, SessionParts } from "./presence.ts";
import type { Renewal } from "./renewal.ts";
import { returnPath } from "./return-path.ts";
import { asError, isInvalidState } from "./sdk-errors.ts";

/** Finds out whether somebody is signed in: from the provider's answer, or by silent renewal. */
export function startSession(parts: SessionParts, presence: Presence, renewal: Renewal): Promise<void> {
  const { arrival } = parts;
  return arrival ? arrive(arrival, parts, presence) : look(parts, presence, renewal);
}

async function arrive(address: string, parts: SessionParts, presence: Presence): Promise<void> {
  const { origin, show, target, tell, errorPath = "/" } = parts;
  const { client, clientIfAny, refresh } = presence;
  try {
    const { appState } = await (await client()).handleRedirectCallback<{ target?: unknown }>(address);
    show(returnPath(appState?.target, origin));
    await refresh(null);
  } catch (error) {
    const isKnown = isInvalidState(error) && (await isKnownToProvider(await clientIfAny()));
    show(isKnown ? returnPath(target?.read(), origin) : errorPath);
    await refresh(isKnown ? null : asError(error));
  }
  const person = presence.person();
  if (person === undefined) return;
  target?.keep(null);
  tell?.({ kind: "in", sub: person });
}

async function look({ hasFlag }: SessionParts, presence: Presence, renewal: Renewal): Promise<void> {
  const failure = await presence.client().then(() => null, asError);
  if (failure || !hasFlag()) return await presence.refresh(failure);
  await renewal.renewState();
}

/**
 * Two tabs on the sign-in page share the SDK's one note of it, so one of them comes back to "Invalid state" after the
 * right password. The provider knows the person all the same.
 */
async function isKnownToProvider(open: SdkClient | undefined): Promise<boolean> {
  try {
    return Boolean(await open?.getTokenSilently());
  } catch (refusal) {
    console.warn("Nobody is signed in:", refusal);
    return false;
  }
}
