export type GraphSettings = {
  port: number;
  /** The webhook's URL; can also be set later by POST /_control/webhook-url. */
  webhookUrl: string | undefined;
  appSecret: string;
  /** The app's id; undefined: accepts any. */
  appId: string | undefined;
  /** Undefined: accepts any bearer token. */
  accessToken: string | undefined;
  /** Undefined: accepts every number. */
  phoneNumberIds: string[] | undefined;
  /** Pause between two status updates. */
  reportEveryMs: number;
};
