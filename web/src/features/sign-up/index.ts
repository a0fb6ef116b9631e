export { LazyNewPersonScreen } from "./lazy-new-person-screen.ts";
