import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { claimedPng, heic, phoneWords, photos } from "../../../server/src/testing/samples/pictures.ts";
import type { Finding } from "../attacked/finding.ts";
import { sendFile, uploadUrl } from "../attacked/uploads.ts";

export default {
  kind: "check",
  does: "guests' photos keep the place where they were taken, or have more pixels than browsers show",
  async faults(bellhop) {
    const url = await uploadUrl(bellhop);
    const found: string[] = [];
    const taken = {
      "a.jpg": await photos.jpeg(),
      "a.png": await photos.png(),
      "a.webp": await photos.webp(),
      "a.heic": heic,
    };
    for (const [name, bytes] of Object.entries(taken)) {
      const status = await sendFile(url, name, bytes);
      if (status !== 200) found.push(`${name} was answered ${status}`);
    }
    const refused = {
      "60,000 pixels": await claimedPng(60_000),
      "half a photo": taken["a.jpg"].subarray(0, 500),
    };
    for (const [name, bytes] of Object.entries(refused)) {
      const status = await sendFile(url, "a.png", bytes);
      if (status !== 422) found.push(`${name}: answered ${status}`);
    }
    const folder = path.join(bellhop.dataDir, "media");
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const stored = files.filter((one) => one.isFile());
    if (stored.length !== Object.keys(taken).length) found.push(`${stored.length} files were stored`);
    for (const { parentPath, name } of stored) {
      const bytes = await readFile(path.join(parentPath, name));
      const { exif, xmp, icc } = await sharp(bytes).metadata();
      if (exif || xmp || icc || bytes.includes(phoneWords))
        found.push("a stored photo has notes of the phone");
    }
    return found;
  },
} satisfies Finding;
