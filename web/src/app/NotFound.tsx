import { Trans, useLingui } from "@lingui/react/macro";
import { IconMapOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

export function NotFound() {
  const { t } = useLingui();
  return (
    <div style={{ display: "grid", minHeight: "100%" }}>
      <Notice
        isPage
        icon={<IconMapOff size={24} stroke={1.35} />}
        title={t`Page not found`}
        action={
          <Link to="/home" className={buttonLook({ kind: "primary" })}>
            <Trans>Go to Home</Trans>
          </Link>
        }
      >
        <Trans>Check the address, or start again from Home.</Trans>
      </Notice>
    </div>
  );
}
