import type { IdeaStatus } from "@bellhop/contract/idea-lists";
import type { IdeaAuthor } from "@bellhop/contract/ideas";
import { useLingui } from "@lingui/react/macro";
import { IconBan, IconBulb, IconCalendarCheck, IconCheck, IconHammer } from "@tabler/icons-react";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";

const icons = {
  open: IconBulb,
  planned: IconCalendarCheck,
  building: IconHammer,
  shipped: IconCheck,
  declined: IconBan,
};
const tones = {
  open: "neutral",
  planned: "info",
  building: "waiting",
  shipped: "ok",
  declined: "neutral",
} as const;

export function useStatusNames(): Record<IdeaStatus, string> {
  const { t } = useLingui();
  return {
    open: t`Open`,
    planned: t`Planned`,
    building: t`In progress`,
    shipped: t`Shipped`,
    declined: t`Declined`,
  };
}

export function StatusChip({ status }: { status: IdeaStatus }) {
  const names = useStatusNames();
  return (
    <Chip tone={tones[status]} icon={<Icon of={icons[status]} size={14} />}>
      {names[status]}
    </Chip>
  );
}

/** Never a name, because other companies see ideas too. */
export function useAuthorNames(): Record<IdeaAuthor, string> {
  const { t } = useLingui();
  return {
    you: t`You`,
    your_hotel: t`Your team`,
    other_hotel: t`Another hotel`,
    team: t`Bellhop team`,
  };
}
