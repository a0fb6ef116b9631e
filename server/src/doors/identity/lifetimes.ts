const minute = 60;
const day = 24 * 60 * minute;
/** After this a person types the password again, whatever they did meanwhile; refresh tokens end with the session. */
export const signedInDays = 7;

/** How long what the provider gives is good for, in seconds. */
export const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  // The browser checks it by its own clock, once: a reception's computer may be hours ahead.
  IdToken: 10 * 60 * minute,
  Interaction: 60 * minute,
  RefreshToken: signedInDays * day,
  Grant: (signedInDays + 1) * day,
};

/** What is left of a session, in seconds; the whole of it where nobody has signed in yet. */
export function sessionSecondsLeft(signedInEpochSeconds: number | undefined): number {
  const whole = signedInDays * day;
  if (signedInEpochSeconds === undefined) return whole;
  return Math.max(1, signedInEpochSeconds + whole - Math.floor(Date.now() / 1000));
}
