import type { SimulatedContent } from "@bellhop/contract/simulator";
import type { SampleFile } from "./sample-files.ts";

/** What the guest sends besides text. `wamid` and `target` name the message that it is about. */
export type GuestSends =
  | { kind: "sample"; sample: SampleFile }
  | { kind: "location"; latitude: number; longitude: number }
  | { kind: "reply"; to: "template" | "buttons" | "list"; wamid: string; id: string; description: string }
  | { kind: "reaction"; target: string };

/** What a message in the ledger has besides its text. */
export type LedgerContent = SimulatedContent | GuestSends;

/** What the phone shows of it. */
export function shownContent(content: LedgerContent | null): SimulatedContent | null {
  switch (content?.kind) {
    case undefined:
    case "reply":
    case "reaction":
      return null;
    case "sample":
      return { kind: "file", file: content.sample === "photo" ? "image" : "audio", name: "" };
    default:
      return content;
  }
}
