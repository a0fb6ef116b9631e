export { ReadWebsite } from "./ReadWebsite.tsx";
