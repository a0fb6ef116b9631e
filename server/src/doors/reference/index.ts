export { describeApi } from "./describe-api.ts";
export type { ApiDescription } from "./openapi.ts";
export { referencePages } from "./reference-pages.ts";
