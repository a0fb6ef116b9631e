import type { RequestState } from "@bellhop/contract/requests";
import {
  IconBan,
  IconCheck,
  IconClockX,
  IconHourglass,
  IconProgress,
  IconX,
  type TablerIcon,
} from "@tabler/icons-react";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { toneOf, useStateWords } from "./state-words.ts";

const icons: Partial<Record<RequestState, TablerIcon>> = {
  proposed: IconHourglass,
  confirmed: IconCheck,
  in_progress: IconProgress,
  done: IconCheck,
  declined: IconX,
  cancelled: IconBan,
  expired: IconClockX,
};

export function StateChip({ state }: { state: RequestState }) {
  const words = useStateWords();
  const icon = icons[state];
  return (
    <Chip tone={toneOf[state]} icon={icon && <Icon of={icon} size={14} />}>
      {words[state]}
    </Chip>
  );
}
