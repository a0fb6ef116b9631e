export { healthKey, useHealth } from "./status/health-query.ts";
export { useMeaning, usePartName } from "./status/health-words.ts";
