import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowLeft } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type CallFailure, fieldErrorsOf } from "../../core/api/call-failure.ts";
import { ErrorSummary } from "../../core/forms/ErrorSummary.tsx";
import { Refusal } from "../../core/forms/Refusal.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useCompleteSignUp } from "./complete-sign-up.ts";
import { Opening } from "./Opening.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import styles from "./SignUpFlow.module.css";
import { useSignUpDraft } from "./sign-up-draft.ts";
import { readSignUpSearch, type SignUpStep, signUpSteps } from "./sign-up-search.ts";
import { openStep, stepOfField } from "./sign-up-steps.ts";
import { useStepErrors } from "./step-errors.ts";

/** Four steps. The browser's Back goes one step back, and nothing is lost. */
export function SignUpFlow() {
  const { draft, change, forget } = useSignUpDraft();
  const { step, go } = useStep(openStep(draft));
  const signUp = useCompleteSignUp(forget);
  /** The step whose errors show, after an attempt to leave it. */
  const [checked, setChecked] = useState<SignUpStep>();
  const [attempt, setAttempt] = useState(0);
  const problems = useStepErrors(step, draft);
  const refused = fieldErrorsOf(signUp.error);
  const errors = problems.length > 0 && checked === step ? problems : [];
  const serverErrors = useRefusedHere(step, refused);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signUp.isPending) return;
    setChecked(step);
    setAttempt(attempt + 1);
    if (problems.length > 0) return;
    signUp.reset();
    const next = signUpSteps[signUpSteps.indexOf(step) + 1];
    if (next) return go(next);
    signUp.mutate(draft, {
      onError: (failure) => {
        setAttempt((before) => before + 1);
        const first = Object.keys(fieldErrorsOf(failure)).map(stepOfField);
        const earliest = signUpSteps.find((one) => first.includes(one));
        if (earliest) go(earliest);
      },
    });
  };

  const at = signUpSteps.indexOf(step);
  const before = signUpSteps[at - 1];
  if (signUp.isPending)
    return <Opening name={draft.venue.name} hasAnswers={Object.keys(draft.answers).length > 0} />;
  return (
    <form className={styles.card} onSubmit={submit} noValidate data-step={step}>
      <StepHead step={step} />
      <ErrorSummary errors={[...errors, ...serverErrors]} attempt={attempt} />
      {isGeneralFailure(signUp.error) && <Refusal failure={signUp.error} />}
      <SignUpFields
        // Remounted per step, so that its first field gets focus.
        key={step}
        step={step}
        draft={draft}
        errors={Object.fromEntries(
          [...serverErrors, ...errors].map(({ fieldId, message }) => [fieldId, message]),
        )}
        onChange={(changes) => {
          change(changes);
          if (signUp.error) signUp.reset();
        }}
      />
      <div className={styles.actions}>
        {before && (
          <Button kind="ghost" icon={<Icon of={IconArrowLeft} size={16} flip />} onClick={() => go(before)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button kind="primary" type="submit" className={styles.on ?? ""}>
          {step === "answers" ? <Trans>Create my hotel</Trans> : <Trans>Continue</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** The step in the address, at most the first incomplete one. */
function useStep(furthest: SignUpStep) {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ search }) => search as Record<string, unknown> });
  const requested = readSignUpSearch(search).step ?? "hotel";
  const step = signUpSteps.indexOf(requested) > signUpSteps.indexOf(furthest) ? furthest : requested;
  return { step, go: (to: SignUpStep) => void navigate({ to: "/complete-signup", search: { step: to } }) };
}

function StepHead({ step }: { step: SignUpStep }) {
  const { t } = useLingui();
  const at = signUpSteps.indexOf(step) + 1;
  const of = signUpSteps.length;
  const words: Record<SignUpStep, [title: string, about: string]> = {
    hotel: [t`Name your hotel`, t`These four steps take about two minutes.`],
    place: [t`Where is it?`, t`Based on your device. Please check.`],
    desk: [t`Rooms and reception`, t`The size of your hotel, and the number guests can call.`],
    answers: [t`What guests ask first`, t`Use your own words. You can skip any of these.`],
  };
  return (
    <header className={styles.head}>
      <p className={styles.at}>
        <Trans>
          Step {at} of {of}
        </Trans>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {signUpSteps.map((one, index) => (
          <span key={one} data-done={index < at || undefined} />
        ))}
      </div>
      <h1 className={styles.title}>{words[step][0]}</h1>
      <p className={styles.about}>{words[step][1]}</p>
    </header>
  );
}

function useRefusedHere(step: SignUpStep, refused: Record<string, string>) {
  return Object.entries(refused)
    .filter(([field]) => stepOfField(field) === step)
    .map(([field, message]) => ({ fieldId: fieldIdOf(field), label: "", message }));
}

/** By the server's field name. */
function fieldIdOf(field: string): string {
  return field.replace(".", "-");
}

/** Not for field errors, nor if the hotel already exists: then it opens. */
function isGeneralFailure(failure: Error | null): failure is Error {
  if (failure === null) return false;
  const isAtFields = Object.keys(fieldErrorsOf(failure)).length > 0;
  return !isAtFields && (failure as Partial<CallFailure>).code !== "already_signed_up";
}
