import { limits } from "@bellhop/contract/limits";
import type { ModelOverview, ModelWire } from "@bellhop/contract/model";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { CurrencySelect } from "../../../core/forms/PlaceSelects.tsx";
import { withScheme } from "../../../core/forms/with-scheme.ts";
import { Field } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { toast } from "../../../ui/toasts.ts";
import styles from "./Model.module.css";
import { useConnectModel } from "./model-queries.ts";

type Draft = {
  wire: ModelWire;
  url: string;
  name: string;
  key: string;
  currency: string;
  input: number | null;
  output: number | null;
};

type ModelDialogProps = { current: ModelOverview["model"]; currency: string; onClose: () => void };

/** Connects the hotel's own language model, or changes it. */
export function ModelDialog({ current, currency: hotelCurrency, onClose }: ModelDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useConnectModel();
  const own = current?.own ?? undefined;
  const [draft, setDraft] = useState<Draft>({
    wire: own ? (current?.wire ?? "openai") : "openai",
    url: own && current?.wire === "openai" ? own.base_url : "",
    name: own ? (current?.name ?? "") : "",
    key: "",
    currency: own?.price?.currency ?? hotelCurrency,
    input: own?.price?.input ?? null,
    output: own?.price?.output ?? null,
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const errors = useModelErrors(error);
  const { wire, url, name, key, currency, input, output } = draft;
  const [isChecked, setChecked] = useState(false);
  const priceMissing = (input === null) !== (output === null) ? t`Enter both prices or none.` : undefined;
  const isOpenai = wire === "openai";
  const keyHint = useKeyHint(current, draft);
  const send = () => {
    setChecked(true);
    if (priceMissing) return;
    const choice = {
      wire,
      base_url: isOpenai ? withScheme(url) : null,
      name: name.trim(),
      ...(key.trim() !== "" && { key: key.trim() }),
      price: input !== null && output !== null ? { currency, input, output } : null,
    };
    const onSuccess = () => {
      toast(t`Language model connected. The test has started.`);
      onClose();
    };
    mutate(choice, { onSuccess });
  };
  return (
    <FormDialog
      title={own ? t`Change language model` : t`Use your own language model`}
      send={own ? t`Save and test` : t`Connect and test`}
      isBusy={isPending}
      isIncomplete={name.trim() === "" || (isOpenai && url.trim() === "")}
      failure={Object.keys(errors).length > 0 ? null : error}
      onSend={send}
      onClose={onClose}
    >
      <Segments
        label={t`Provider`}
        segments={[
          { value: "openai", label: t`OpenAI-compatible` },
          { value: "anthropic", label: t`Anthropic` },
        ]}
        value={wire}
        onChange={(next) => change({ wire: next ?? wire })}
      />
      {isOpenai && (
        <Field label={t`Address`} error={errors.base_url} hint={t`Starts with https://, most end with /v1.`}>
          {(field) => (
            <input
              {...field}
              type="url"
              dir="ltr"
              maxLength={limits.modelUrlCharacters}
              value={url}
              onChange={(event) => change({ url: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field label={t`Model`} error={errors.name} hint={t`As the provider names it.`}>
        {(field) => (
          <input
            {...field}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.modelNameCharacters}
            value={name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`Key`} error={errors.key} hint={keyHint}>
        {(field) => (
          <input
            {...field}
            type="password"
            dir="ltr"
            autoComplete="off"
            maxLength={limits.modelKeyCharacters}
            value={key}
            onChange={(event) => change({ key: event.currentTarget.value })}
          />
        )}
      </Field>
      <fieldset className={styles.prices}>
        <legend>
          <Trans>Price of a million tokens (optional)</Trans>
        </legend>
        <NumberField
          label={t`Sent`}
          value={input}
          error={isChecked && input === null ? priceMissing : undefined}
          min={0}
          max={limits.modelPrice}
          isFraction
          onChange={(price) => change({ input: price })}
        />
        <NumberField
          label={t`Received`}
          value={output}
          error={isChecked && output === null ? priceMissing : undefined}
          min={0}
          max={limits.modelPrice}
          isFraction
          onChange={(price) => change({ output: price })}
        />
        <Field label={t`Currency`} error={errors["price.currency"]}>
          {(field) => (
            <CurrencySelect {...field} value={currency} onChange={(chosen) => change({ currency: chosen })} />
          )}
        </Field>
      </fieldset>
      <p className={styles.dim}>
        <Trans>Guests' messages go to this provider. Check that your contract with it allows that.</Trans>
      </p>
    </FormDialog>
  );
}

/** A stored key is kept for the same provider and host only. */
function useKeyHint(current: ModelOverview["model"], { wire, url }: Draft): string {
  const { t } = useLingui();
  const own = current?.own;
  const keyEnds = own?.key_ends;
  if (!own || keyEnds == null) return t`Stored encrypted, and never shown again.`;
  const isSameHost =
    wire === "anthropic" || URL.parse(withScheme(url))?.origin === URL.parse(own.base_url)?.origin;
  if (wire !== current.wire || !isSameHost) return t`Enter the key again.`;
  return keyEnds === "" ? t`Leave empty to keep it.` : t`Ends in ${keyEnds}. Leave empty to keep it.`;
}

/** Some codes need another sentence here than on other screens. */
function useModelErrors(failure: Error | null): Record<string, string> {
  const { t } = useLingui();
  const problems: unknown = Reflect.get(Object(failure), "errors");
  const own = new Map([
    ["model_url_invalid", t`Enter an address like https://models.example/v1.`],
    ["url_not_https", t`Enter an address that starts with https://.`],
    ["model_key_missing", t`Enter the key.`],
    ["model_key_invalid", t`A key has no spaces. Copy it again.`],
    ["invalid", t`Enter an address like https://models.example/v1.`],
  ]);
  const errors = fieldErrorsOf(failure);
  for (const { field, code } of Array.isArray(problems) ? problems : []) {
    const sentence = own.get(code);
    if (sentence !== undefined) errors[field] = sentence;
  }
  return errors;
}
