import type { WhatsappOverview } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBrandMeta } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toasts.ts";
import { runSignup } from "./meta-signup.ts";
import { useConnectWhatsapp } from "./whatsapp-queries.ts";

/** Meta's Embedded Signup: a window of Meta in which the person chooses account and number. */
export function MetaSignup({ signup }: { signup: NonNullable<WhatsappOverview["signup"]> }) {
  const { t } = useLingui();
  const connect = useConnectWhatsapp();
  const showFailure = useShowFailure();
  const [isOpen, setOpen] = useState(false);
  // Only a page that was loaded at this address may run Meta's script.
  useEffect(() => {
    const [load] = performance.getEntriesByType("navigation");
    if (load && new URL(load.name).pathname !== location.pathname) location.reload();
  }, []);
  const start = async () => {
    setOpen(true);
    try {
      const done = await runSignup(signup);
      if (done.is === "cancelled") return toast(t`Not connected. You can start again any time.`);
      await connect.mutateAsync(done.ids);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setOpen(false);
    }
  };
  return (
    <Button
      kind="primary"
      icon={<Icon of={IconBrandMeta} size={16} />}
      disabled={isOpen || connect.isPending}
      aria-busy={isOpen || connect.isPending}
      onClick={() => void start()}
    >
      <Trans>Connect with Meta</Trans>
    </Button>
  );
}
