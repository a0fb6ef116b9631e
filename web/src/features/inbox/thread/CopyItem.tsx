import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { MenuItem } from "../../../ui/Menu.tsx";
import { toast } from "../../../ui/toasts.ts";

export function CopyItem({ text }: { text: string }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t`Message copied.`),
      () => toast(t`Your browser did not allow copying.`, { tone: "urgent" }),
    );
  return (
    <MenuItem icon={<Icon of={IconCopy} size={16} />} onChoose={() => void copy()}>
      <Trans>Copy</Trans>
    </MenuItem>
  );
}
