export { PlanNotice } from "./PlanNotice.tsx";
export { useTrial } from "./plan-queries.ts";
export { TrialList } from "./TrialList.tsx";
