import { useState } from "react";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { Field } from "../../../ui/Field.tsx";

type DateFieldProps = {
  label: string;
  aside?: string;
  error: string | undefined;
  value: string | null;
  isReadOnly: boolean;
  onChange: (date: string | null) => void;
};

export function DateField({ label, aside, error, ...date }: DateFieldProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={label} {...(aside && { aside })} error={problem ?? error}>
      {(input) => <DateInput {...date} label={label} input={input} onProblem={setProblem} />}
    </Field>
  );
}
