import { Trans, useLingui } from "@lingui/react/macro";
import { IconMapOff } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { buttonLook } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Addresses of screens that do not exist yet. No link leads to them. */
const notBuilt = ["/statistics"];

export function NotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isNotBuilt = notBuilt.includes(pathname);
  return (
    <div style={{ display: "grid", minHeight: "100%" }}>
      <Notice
        isPage
        icon={<IconMapOff size={24} stroke={1.35} />}
        title={isNotBuilt ? t`Not built yet` : t`Page not found`}
        action={
          <Link to="/home" className={buttonLook({ kind: "primary" })}>
            <Trans>Go to Home</Trans>
          </Link>
        }
      >
        {isNotBuilt ? (
          <Trans>This page does not exist yet.</Trans>
        ) : (
          <Trans>Check the address, or start again from Home.</Trans>
        )}
      </Notice>
    </div>
  );
}
