import type { CallInput } from "@bellhop/contract/call";
import { graphVersion } from "@bellhop/contract/graph-version";
import type { connectWhatsapp, WhatsappOverview } from "@bellhop/contract/whatsapp";

type Signup = NonNullable<WhatsappOverview["signup"]>;
type Ids = CallInput<typeof connectWhatsapp>;

export type SignupResult = { is: "done"; ids: Ids } | { is: "cancelled" };

/** The part of Meta's JavaScript SDK that is used (November 2026). */
type MetaSdk = {
  init(settings: { appId: string; version: string; xfbml: boolean; autoLogAppEvents: boolean }): void;
  login(
    done: (answer: { authResponse?: { code?: string } | null }) => void,
    options: Record<string, unknown>,
  ): void;
};

const sdkAddress = "https://connect.facebook.net/en_US/sdk.js";

/**
 * Opens Meta's window. It answers twice: with the ids by a message, and with a code for a token by a callback. The
 * message alone means that the person has cancelled.
 */
export async function runSignup({ app_id, config_id, version }: Signup): Promise<SignupResult> {
  const meta = await loadSdk();
  meta.init({ appId: app_id, version: graphVersion, xfbml: false, autoLogAppEvents: false });
  let session: SessionMessage | undefined;
  const listen = (event: MessageEvent) => {
    if (!/^https:\/\/([\w-]+\.)*facebook\.com$/.test(event.origin)) return;
    session = readSession(event.data) ?? session;
  };
  window.addEventListener("message", listen);
  try {
    const code = await new Promise<string | undefined>((resolve) => {
      meta.login(({ authResponse }) => resolve(authResponse?.code), {
        config_id,
        response_type: "code",
        override_default_response_type: true,
        extras: { setup: {}, sessionInfoVersion: "3", version },
      });
    });
    const wabaId = session?.data.waba_id;
    if (!code || !wabaId) return { is: "cancelled" };
    const { phone_number_id, business_id } = session?.data ?? {};
    return {
      is: "done",
      ids: {
        waba_id: encodeURIComponent(wabaId),
        meta_phone_number_id: phone_number_id ?? null,
        business_id: business_id ?? null,
        phone_type:
          session?.event === "FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING" ? "coexistence" : "cloud_api",
        code,
      },
    };
  } finally {
    window.removeEventListener("message", listen);
  }
}

type SessionMessage = {
  event: string;
  data: { waba_id?: string; phone_number_id?: string; business_id?: string };
};

/** Meta posts JSON as text; other messages of its pages are none. */
export function readSession(posted: unknown): SessionMessage | undefined {
  if (typeof posted !== "string") return undefined;
  try {
    const message = JSON.parse(posted) as { type?: unknown; event?: unknown; data?: SessionMessage["data"] };
    if (message.type !== "WA_EMBEDDED_SIGNUP" || typeof message.event !== "string") return undefined;
    return { event: message.event, data: message.data ?? {} };
  } catch {
    return undefined;
  }
}

let loading: Promise<MetaSdk> | undefined;

/** The script is allowed by this page's policy only, so it is loaded when it is needed. */
function loadSdk(): Promise<MetaSdk> {
  loading ??= new Promise<MetaSdk>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = sdkAddress;
    script.async = true;
    script.onload = () => resolve((window as unknown as { FB: MetaSdk }).FB);
    script.onerror = () => {
      loading = undefined;
      reject(new Error("Meta's script could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}
