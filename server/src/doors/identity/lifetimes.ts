const minute = 60;
const day = 24 * 60 * minute;
/** Counted from the password; refresh tokens end with the session. */
export const signedInDays = 7;

/** In seconds. */
export const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  // The browser checks it by its own clock, which may be hours ahead.
  IdToken: 10 * 60 * minute,
  Interaction: 60 * minute,
  RefreshToken: signedInDays * day,
  Grant: (signedInDays + 1) * day,
};

export function sessionSecondsLeft(signedInEpochSeconds: number | undefined): number {
  const whole = signedInDays * day;
  if (signedInEpochSeconds === undefined) return whole;
  return Math.max(1, signedInEpochSeconds + whole - Math.floor(Date.now() / 1000));
}
