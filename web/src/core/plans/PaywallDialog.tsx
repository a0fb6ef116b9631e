import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { closePaywall, useShownPaywall } from "../api/paywall-store.ts";
import { Paywall } from "./Paywall.tsx";
import styles from "./PaywallDialog.module.css";

/** For changes that have no place of their own for a refusal. Closing it leaves the screen as it was. */
export function PaywallDialog() {
  const { t } = useLingui();
  const failure = useShownPaywall();
  if (!failure) return null;
  return (
    <Dialog open onClose={closePaywall} label={t`Your plan does not include this`}>
      <div className={styles.dialog}>
        <Paywall failure={failure} />
        <Button onClick={closePaywall} className={styles.close}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
