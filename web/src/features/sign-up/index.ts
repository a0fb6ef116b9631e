export { LazyNewPersonScreen } from "./lazy-new-person-screen.ts";
export { isOnThisComputer, useAbsoluteUrl } from "./sign-in-address.ts";
