import { Trans, useLingui } from "@lingui/react/macro";
import { IconBuilding } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { isolated } from "../../ui/isolated.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Welcome } from "./Welcome.tsx";
import { welcome } from "./welcome.ts";

/** For members: their new hotel, or that there is nothing to sign up for. */
export function CompleteSignUpScreen() {
  const [answered] = useState(welcome.read);
  const navigate = useNavigate();
  // The step in the address is gone.
  useEffect(() => void navigate({ to: "/complete-signup", search: {}, replace: true }), [navigate]);
  // Leaving the screen ends the welcome; a reload, which runs no cleanup, shows it again.
  useEffect(() => welcome.forget, []);
  if (answered) return <Welcome answered={answered} />;
  return <HasHotel />;
}

function HasHotel() {
  const { t } = useLingui();
  const { operator } = useAccess();
  return (
    <Notice
      isPage
      icon={<IconBuilding size={24} stroke={1.35} />}
      title={t`You are a member of ${isolated(operator.name)}`}
      action={
        <>
          <Link to="/home" className={buttonLook({ kind: "primary" })}>
            <Trans>Go to Home</Trans>
          </Link>
          <Link to="/settingsaccountsetup" className={buttonLook()}>
            <Trans>Team and hotels</Trans>
          </Link>
        </>
      }
    >
      <Trans>Your sign-up is complete. Add more hotels under Team and hotels.</Trans>
    </Notice>
  );
}
