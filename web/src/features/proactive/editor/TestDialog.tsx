import { testProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { browserStorage } from "../../../core/storage/guarded-storage.ts";
import { Field } from "../../../ui/Field.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { toast } from "../../../ui/toasts.ts";
import type { RuleWords } from "../rule-words.ts";

/** The phone that this browser tested with last. */
const phoneKey = "bellhop.test-phone";

type TestDialogProps = { words: RuleWords; language: string; onClose: () => void };

export function TestDialog({ words, language, onClose }: TestDialogProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const languageName = useLanguageName();
  const [phone, setPhone] = useState(() => browserStorage.read(phoneKey) ?? "");
  const test = useMutation({
    mutationFn: () => ask(testProactiveRule, { ...words, language, phone: phone.trim() }),
    onSuccess: () => {
      browserStorage.write(phoneKey, phone.trim());
      toast(t`Test queued for ${isolated(phone.trim())}.`);
      onClose();
    },
  });
  const errors = fieldErrorsOf(test.error);
  const inLanguage = isolated(languageName(language));
  return (
    <FormDialog
      title={t`Send me a test`}
      send={t`Send test`}
      isBusy={test.isPending}
      isIncomplete={phone.trim() === ""}
      failure={errors.phone ? null : test.error}
      onSend={() => test.mutate()}
      onClose={onClose}
    >
      <p>
        <Trans>The text in {inLanguage}, with example values. No guest gets it.</Trans>
      </p>
      <Field label={t`Your phone`} hint={t`Start with + and the country code.`} error={errors.phone}>
        {(input) => (
          <input
            {...input}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={40}
            value={phone}
            onChange={({ target }) => {
              setPhone(target.value);
              if (test.error) test.reset();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
