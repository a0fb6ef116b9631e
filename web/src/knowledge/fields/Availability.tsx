import type { Availability } from "@bellhop/contract/knowledge";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconCheck, IconCoin, IconHandStop, IconX, type TablerIcon } from "@tabler/icons-react";
import { type Segment, Segments } from "./Segments.tsx";

/** How an amenity stands, in words. */
export const availabilityWords: Record<Availability, MessageDescriptor> = {
  present: msg`Present`,
  absent: msg`Absent`,
  paid: msg`Paid`,
  on_request: msg`On request`,
};

const looks: Record<Availability, { icon: TablerIcon; tone: NonNullable<Segment<Availability>["tone"]> }> = {
  present: { icon: IconCheck, tone: "ok" },
  absent: { icon: IconX, tone: "neutral" },
  paid: { icon: IconCoin, tone: "accent" },
  on_request: { icon: IconHandStop, tone: "info" },
};

const all: readonly Availability[] = ["present", "absent", "paid", "on_request"];

type AvailabilityControlProps = {
  /** Of what. */
  name: string;
  value: Availability | null;
  isReadOnly: boolean;
  id: string;
  onChange: (availability: Availability | null) => void;
};

/** Whether there is one, what it costs or that it is given on request: one click. */
export function AvailabilityControl({ name, value, isReadOnly, id, onChange }: AvailabilityControlProps) {
  const { i18n } = useLingui();
  return (
    <Segments
      label={name}
      id={id}
      isSmall
      isReadOnly={isReadOnly}
      segments={all.map((one) => ({ value: one, words: i18n._(availabilityWords[one]), ...looks[one] }))}
      value={value}
      onChange={onChange}
    />
  );
}
