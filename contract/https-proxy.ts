/**
 * The two lines that give an installation an https address: a reverse proxy in front (Caddy, which gets and renews
 * the certificate itself), and Bellhop started under that address. `hostname` is the name or number people open.
 */
export function httpsProxyLines(hostname: string, port: number): [proxy: string, bellhop: string] {
  const address = `https://${hostname}`;
  // Nobody outside can vouch for an address of the local network: Caddy then signs the certificate itself.
  const ownCertificate = isPublicName(hostname) ? "" : " --internal-certs";
  const own = port === 3000 ? "" : `PORT=${port} `;
  return [
    `caddy reverse-proxy --from ${address} --to 127.0.0.1:${port}${ownCertificate}`,
    `${own}PUBLIC_URL=${address} TRUST_PROXY=1 npm start`,
  ];
}

function isPublicName(hostname: string): boolean {
  const isNumber = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  const isLocalName =
    !hostname.includes(".") || /\.(local|lan|home|internal|test|home\.arpa)$/i.test(hostname);
  return !isNumber && !isLocalName;
}
