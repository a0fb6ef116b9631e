import type { Renewal } from "./renewal.ts";
import { returnPath } from "./return-path.ts";
import { asError, isInvalidState } from "./sdk-errors.ts";
import type { SdkClient, SessionParts, SessionStateStore } from "./session-state.ts";

/** Checks who is signed in: from the callback, or by silent renewal. */
export function startSession(
  parts: SessionParts,
  sessionState: SessionStateStore,
  renewal: Renewal,
): Promise<void> {
  const { callbackUrl } = parts;
  return callbackUrl ? arrive(callbackUrl, parts, sessionState) : look(parts, sessionState, renewal);
}

async function arrive(address: string, parts: SessionParts, sessionState: SessionStateStore): Promise<void> {
  const { origin, show, target, broadcast, errorPath = () => "/" } = parts;
  const { client, clientIfAny, refresh } = sessionState;
  try {
    const { appState } = await (await client()).handleRedirectCallback<{ target?: unknown }>(address);
    show(returnPath(appState?.target, origin));
    await refresh(null);
  } catch (error) {
    const isKnown = isInvalidState(error) && (await isKnownToProvider(await clientIfAny()));
    show(isKnown ? returnPath(target?.read(), origin) : returnPath(errorPath(), origin));
    await refresh(isKnown ? null : asError(error));
  }
  const person = sessionState.person();
  if (person === undefined) return;
  target?.write(null);
  broadcast?.({ kind: "in", sub: person });
}

async function look(
  { hasFlag }: SessionParts,
  sessionState: SessionStateStore,
  renewal: Renewal,
): Promise<void> {
  const failure = await sessionState.client().then(() => null, asError);
  if (failure || !hasFlag()) return await sessionState.refresh(failure);
  await renewal.renewState();
}

/**
 * Two tabs on the sign-in page share the SDK's one transaction, so one of them gets "Invalid state" after the
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
