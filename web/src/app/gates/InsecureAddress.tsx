import { httpsProxyLines } from "@bellhop/contract/https-proxy";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconLock } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { readBrowserConfig } from "../../core/config/browser-config.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./InsecureAddress.module.css";

/** Shown where browsers refuse to sign in: the address is neither https nor localhost. */
export default function InsecureAddress() {
  const { t } = useLingui();
  const secureAddress = useSecureAddress();
  const { host, hostname, port } = window.location;
  const opened = `http://${host}`;
  return (
    <Notice
      isPage
      isWide
      icon={<IconLock size={24} stroke={1.35} />}
      title={t`You can't sign in at this address`}
      action={
        secureAddress && (
          <a href={secureAddress} className={buttonLook({ kind: "primary" })}>
            <Trans>Open {secureAddress}</Trans>
          </a>
        )
      }
    >
      <p>
        <Trans>
          {opened} is not encrypted. Browsers allow sign-in only on https addresses, or on the computer that
          runs Bellhop.
        </Trans>
      </p>
      {secureAddress === undefined && (
        <>
          <p>
            <Trans>
              To fix this, put a reverse proxy with a certificate in front of Bellhop. With Caddy, run these
              two commands, each in its own terminal:
            </Trans>
          </p>
          <ol className={styles.steps}>
            {httpsProxyLines(hostname, Number(port) || 80).map((line) => (
              <li key={line}>
                <pre className={styles.line} dir="ltr">
                  {line}
                </pre>
              </li>
            ))}
          </ol>
        </>
      )}
    </Notice>
  );
}

/** The installation's https address; undefined while unknown, or if there is none. */
function useSecureAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    readPublicAddress().then(setAddress, (error: unknown) => console.error(error));
  }, []);
  return address;
}

async function readPublicAddress(): Promise<string | undefined> {
  const { redirectUri } = (await readBrowserConfig()).auth;
  return redirectUri.startsWith("https:") ? redirectUri : undefined;
}
