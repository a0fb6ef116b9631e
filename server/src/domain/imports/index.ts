export { decide } from "./decide.ts";
export {
  addImport,
  importLimits,
  keepProposals,
  mustHaveRoom,
  refuseImport,
  sourceOf,
  unreadImport,
} from "./imports.ts";
export { readApart } from "./read-apart.ts";
export { viewImport, viewImports } from "./views.ts";
