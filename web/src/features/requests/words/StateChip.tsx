import type { RequestState } from "@bellhop/contract/requests";
import { IconCheck } from "@tabler/icons-react";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RequestIcon } from "./RequestIcon.tsx";
import { toneOf, useStateWords } from "./state-words.ts";

export function StateChip({ state }: { state: RequestState }) {
  const words = useStateWords();
  return (
    <Chip tone={toneOf[state]} icon={<StateIcon state={state} />}>
      {words[state]}
    </Chip>
  );
}

function StateIcon({ state }: { state: RequestState }) {
  if (state === "confirmed" || state === "done") return <Icon of={IconCheck} size={14} />;
  if (state === "new" || state === "declined") return null;
  return <RequestIcon name={state} size={14} />;
}
