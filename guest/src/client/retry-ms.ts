/** Requests and streams that failed are tried again after this time. */
export const retryMs = 5_000;
