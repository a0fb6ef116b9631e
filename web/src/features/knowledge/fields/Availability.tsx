import type { Availability } from "@bellhop/contract/knowledge";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Segment, Segments } from "../../../ui/Segments.tsx";

export const availabilityLabels: Record<Availability, MessageDescriptor> = {
  present: msg`Yes`,
  absent: msg`No`,
  paid: msg`Extra charge`,
  on_request: msg`On request`,
};

const tones: Record<Availability, NonNullable<Segment<Availability>["tone"]>> = {
  present: "ok",
  absent: "neutral",
  paid: "accent",
  on_request: "info",
};

const all: readonly Availability[] = ["present", "absent", "paid", "on_request"];

type AvailabilityControlProps = {
  name: string;
  value: Availability | null;
  isReadOnly: boolean;
  id: string;
  onChange: (availability: Availability | null) => void;
};

export function AvailabilityControl({ name, value, isReadOnly, id, onChange }: AvailabilityControlProps) {
  const { i18n } = useLingui();
  return (
    <Segments
      label={name}
      id={id}
      isSmall
      isReadOnly={isReadOnly}
      segments={all.map((one) => ({ value: one, label: i18n._(availabilityLabels[one]), tone: tones[one] }))}
      value={value}
      onChange={onChange}
    />
  );
}
