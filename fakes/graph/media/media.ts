import { createHash, randomInt } from "node:crypto";

/** A fault of a file's download; `url` replaces the address in the metadata. */
export type DownloadFault =
  | { fault: "status"; status: number }
  | { fault: "hang" | "html" | "truncated" }
  | { fault: "drip"; everyMs: number }
  | { fault: "endless" }
  | { fault: "redirect"; location: string }
  | { fault: "url"; url: string };

export type MediaFile = {
  id: string;
  phoneNumberId: string;
  mimeType: string;
  bytes: Buffer;
  sha256: string;
  downloads: number;
};

/** Files that were uploaded, or that guests sent. */
export function openMedia() {
  const files = new Map<string, MediaFile>();
  const faults = new Map<string, { fault: DownloadFault; remaining: number }>();
  return {
    add(phoneNumberId: string, mimeType: string, bytes: Buffer): MediaFile {
      const id = String(randomInt(1e14, 2e14));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const file = { id, phoneNumberId, mimeType, bytes, sha256, downloads: 0 };
      files.set(id, file);
      return file;
    },
    find: (id: string) => files.get(id),
    all: () => [...files.values()],
    delete: (id: string) => files.delete(id),
    planFault(id: string, fault: DownloadFault | undefined, next: number) {
      if (fault) faults.set(id, { fault, remaining: next });
      else faults.delete(id);
    },
    /** The fault of the next download, which counts as one unless it is only looked at. */
    faultOf(id: string, only?: "look"): DownloadFault | undefined {
      const planned = faults.get(id);
      if (!planned || planned.remaining <= 0) return undefined;
      if (!only) planned.remaining--;
      return planned.fault;
    },
  };
}
