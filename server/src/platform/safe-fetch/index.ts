export { type PageRefusal, PageRefused } from "./refused-page.ts";
export { type FetchedPage, safeFetch } from "./safe-fetch.ts";
