/** Command lines for https: Caddy as reverse proxy, and Bellhop behind it. */
export function httpsProxyLines(hostname: string, port: number): [proxy: string, bellhop: string] {
  const address = `https://${hostname}`;
  // No certificate authority signs local names, so Caddy uses its own.
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
