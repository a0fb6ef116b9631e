export { PlanNotice } from "./PlanNotice.tsx";
export { TrialList } from "./TrialList.tsx";
