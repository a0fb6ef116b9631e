import { makeStore } from "../store.ts";

const refused = makeStore(false);

/** Notes that the server no longer takes this person's token. */
export const noteSignedOut = () => refused.set(true);

/** The person has seen it. */
export const forgetSignedOut = () => refused.set(false);

/** Whether a call was refused for want of a valid session. */
export const useSignedOut = refused.use;
