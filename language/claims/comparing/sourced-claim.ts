import type { KnowledgeEntry } from "../../entries/index.ts";
import type { Claim, OtherText } from "../claim.ts";

export type Source = { id: string; entry: KnowledgeEntry | null; other: OtherText | null };
/** A claim with the entry or text it comes from. `qualified` is its qualifiers as JSON. */
export type SourcedClaim = Claim & { source: Source; at: number; qualified: string };
