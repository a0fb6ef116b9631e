const pageHeaderBytes = 27;
const continued = 0xffffffffffffffffn;

/**
 * How long an Opus recording in an Ogg file is, in seconds; undefined if it is none. WhatsApp's voice notes are (November
 * 2026).
 */
export function oggSeconds(file: Uint8Array): number | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let preSkip: number | undefined;
  let lastSample = 0n;
  let at = 0;
  while (at + pageHeaderBytes <= bytes.length) {
    if (bytes.toString("latin1", at, at + 4) !== "OggS") return undefined;
    const segments = bytes.readUInt8(at + 26);
    const body = at + pageHeaderBytes + segments;
    if (body > bytes.length) break;
    if (preSkip === undefined) {
      if (bytes.toString("latin1", body, body + 8) !== "OpusHead" || body + 12 > bytes.length)
        return undefined;
      preSkip = bytes.readUInt16LE(body + 10);
    }
    const sample = bytes.readBigUInt64LE(at + 6);
    if (sample !== continued && sample > lastSample) lastSample = sample;
    at = body + bytes.subarray(at + pageHeaderBytes, body).reduce((sum, length) => sum + length, 0);
  }
  // Opus counts samples at 48 kHz, whatever the recording's rate.
  return preSkip === undefined ? undefined : Math.max(0, Number(lastSample) - preSkip) / 48_000;
}
