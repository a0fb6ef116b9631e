import type { FieldError } from "../../core/forms/ErrorSummary.tsx";
import { useVenueErrors, useVenueLabels, type VenueDraft, venueFieldId } from "../venues/index.ts";
import type { SignUpDraft } from "./sign-up-draft.ts";
import type { SignUpStep } from "./sign-up-search.ts";
import { problemsOfStep } from "./sign-up-steps.ts";

/** Error messages with their fields. */
export function useStepErrors(step: SignUpStep, draft: SignUpDraft): FieldError[] {
  const wordsFor = useVenueErrors();
  const labels = useVenueLabels();
  const fields = Object.entries(wordsFor(problemsOfStep(step, draft))) as [keyof VenueDraft, string][];
  return fields.map(([field, message]) => ({ fieldId: venueFieldId(field), label: labels[field], message }));
}
