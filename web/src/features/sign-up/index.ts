export { LazyNewPersonScreen } from "./lazy-new-person-screen.ts";
export { useAbsoluteUrl } from "./sign-in-address.ts";
