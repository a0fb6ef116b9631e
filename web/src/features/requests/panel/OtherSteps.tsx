import type { Request, RequestDecision } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconDots } from "@tabler/icons-react";
import { useClock } from "../../../core/time/clock.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { askedDecision } from "../asked-decision.ts";
import { useRequestChanges } from "../request-changes.ts";
import { mainDecision, mayDecide } from "../request-steps.ts";
import { useDecisionWords } from "../words/state-words.ts";

const others: readonly RequestDecision[] = ["start", "finish", "cancel"];

/** Steps besides those at the foot, and the undo of the last one. */
export function OtherSteps({ request }: { request: Request }) {
  const { t } = useLingui();
  const labels = useDecisionWords();
  const { undo } = useRequestChanges();
  const { undo_until } = request.last;
  const mayUndo = useClock((now) => undo_until !== null && Date.parse(undo_until) > now);
  const main = mainDecision(request);
  const steps = others.filter((decision) => decision !== main && mayDecide(request, decision));
  if (steps.length === 0 && !mayUndo) return null;
  return (
    <Menu
      label={t`More`}
      widthPx={220}
      align="end"
      trigger={
        <IconButton label={t`More`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      {steps.map((act) => (
        <MenuItem key={act} onChoose={() => askedDecision.set({ requestId: request.request_id, act })}>
          {labels[act]}
        </MenuItem>
      ))}
      {mayUndo && (
        <MenuItem icon={<Icon of={IconArrowBackUp} size={16} flip />} onChoose={() => void undo(request)}>
          <Trans>Undo last step</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
