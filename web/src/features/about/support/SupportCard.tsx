import { readInstallationBundle, readSupportBundle } from "@bellhop/contract/support-bundle";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconDownload, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useLiveHealth } from "../../../core/live/LiveProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { toast } from "../../../ui/toasts.ts";
import { Card } from "../Card.tsx";
import { bundleFile } from "./bundle-file.ts";
import styles from "./SupportCard.module.css";

/** Installation admins get a file about all hotels, owners one about theirs. */
export function SupportCard() {
  const { t } = useLingui();
  const { is_host: isHost } = useAccess();
  const { mayDownloadBundle } = usePermissions();
  const download = useDownload(isHost);
  return (
    <Card title={t`Support file`} about={t`Send it to the person who helps you.`}>
      <div className={styles.card}>
        <ul className={styles.list}>
          <Item>
            <Trans>Versions, and which settings are set</Trans>
          </Item>
          <Item>
            <Trans>The system status</Trans>
          </Item>
          <Item>
            {isHost ? (
              <Trans>Rounded counts of all hotels, and kinds of errors</Trans>
            ) : (
              <Trans>Rounded counts of this hotel</Trans>
            )}
          </Item>
          <Item>
            <Trans>Your browser's type and window size</Trans>
          </Item>
          <Item isLeftOut>
            <Trans>No names, numbers, messages or addresses</Trans>
          </Item>
          <Item isLeftOut>
            <Trans>No passwords, keys or tokens</Trans>
          </Item>
        </ul>
        {mayDownloadBundle ? (
          <Button
            icon={<Icon of={IconDownload} size={16} />}
            aria-disabled={download.isPending}
            aria-busy={download.isPending}
            onClick={() => !download.isPending && download.mutate()}
          >
            <Trans>Download support file</Trans>
          </Button>
        ) : (
          <p className={styles.whom}>
            <Trans>Owners can download it. Ask an owner.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function Item({ isLeftOut, children }: { isLeftOut?: boolean; children: ReactNode }) {
  return (
    <li data-out={isLeftOut || undefined}>
      <Icon of={isLeftOut ? IconX : IconCheck} size={16} />
      <span>{children}</span>
    </li>
  );
}

function useDownload(isHost: boolean) {
  const { t } = useLingui();
  const { ask } = useApi();
  const live = useLiveHealth();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: () => ask(isHost ? readInstallationBundle : readSupportBundle, {}),
    onSuccess: (bundle) => {
      saveFile(bundleFile(bundle, live));
      toast(t`Support file downloaded.`);
    },
    onError: (failure) => showFailure(failure),
  });
}
