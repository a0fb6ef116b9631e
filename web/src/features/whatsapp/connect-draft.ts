import type { PhoneType } from "@bellhop/contract/whatsapp";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { toast } from "../../ui/toasts.ts";
import { useConnectWhatsapp } from "./whatsapp-queries.ts";

export type Draft = {
  waba_id: string;
  meta_phone_number_id: string;
  access_token: string;
  phone_type: PhoneType;
};
type DraftField = Exclude<keyof Draft, "phone_type">;

export type KnownIds = {
  [Field in "waba_id" | "meta_phone_number_id" | "phone_type"]: Draft[Field] | null;
};

type ConnectDraftProps = {
  /** The ids of the connection so far. */
  known: KnownIds | null;
  /** True if a token is stored, which stays if none is entered. */
  hasToken: boolean;
  onConnected?: () => void;
  /** The first field that is still empty, when the person wants to connect. */
  onMissing: (field: DraftField) => void;
};

/** What a person enters to connect a number, and its errors. */
export function useConnectDraft({ known, hasToken, onConnected, onMissing }: ConnectDraftProps) {
  const { t } = useLingui();
  const connect = useConnectWhatsapp();
  const [draft, setDraft] = useState<Draft>({
    waba_id: known?.waba_id ?? "",
    meta_phone_number_id: known?.meta_phone_number_id ?? "",
    access_token: "",
    phone_type: known?.phone_type ?? "cloud_api",
  });
  const [isChecked, setChecked] = useState(false);
  const refused = fieldErrorsOf(connect.error);
  const missing: Partial<Record<DraftField, string>> = {
    ...(draft.waba_id.trim() === "" && { waba_id: t`Enter the account's id.` }),
    ...(draft.meta_phone_number_id.trim() === "" && { meta_phone_number_id: t`Enter the number's id.` }),
    ...(draft.access_token.trim() === "" && !hasToken && { access_token: t`Enter the access token.` }),
  };
  const errors: Record<string, string | undefined> = isChecked ? { ...refused, ...missing } : refused;
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    if (connect.error) connect.reset();
  };
  const send = () => {
    setChecked(true);
    const [first] = Object.keys(missing) as DraftField[];
    if (first) return onMissing(first);
    const { access_token, ...ids } = draft;
    connect.mutate(
      { ...ids, waba_id: encodeURIComponent(ids.waba_id.trim()), ...(access_token && { access_token }) },
      {
        onSuccess: ({ connection }) => {
          toast(
            connection?.state === "connected"
              ? t`WhatsApp connected.`
              : t`Saved. Some steps need your attention.`,
          );
          onConnected?.();
        },
      },
    );
  };
  return {
    draft,
    errors,
    hasToken,
    isBusy: connect.isPending,
    /** A failure that is about no field. */
    failure: Object.keys(refused).length > 0 ? null : connect.error,
    refused,
    change,
    send,
  };
}
export type ConnectDraft = ReturnType<typeof useConnectDraft>;
