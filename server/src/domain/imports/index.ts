export { decide } from "./decide.ts";
export { eraseFromImportNames } from "./erase.ts";
export {
  addImport,
  findLastModelReading,
  forgetSource,
  keepProposals,
  listEarlier,
  proposalsOf,
  refuseImport,
  requireRoomToRead,
  sourceOf,
  sweepReviewedImports,
  unreadImport,
} from "./imports.ts";
export { instructions, promptOf } from "./picking/instructions.ts";
export { importKnowledgeQueue } from "./queues.ts";
export { readApart } from "./read-apart.ts";
export type { Order } from "./reader-process.ts";
export { viewImport, viewImports } from "./views.ts";
