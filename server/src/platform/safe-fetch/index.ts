export { type PageRefusal, PageRefused } from "./refused-page.ts";
export { isUnencrypted } from "./resolve-address.ts";
export { type FetchedPage, safeFetch } from "./safe-fetch.ts";
export { type PostAnswer, safePost } from "./safe-post.ts";
export { safeStream } from "./safe-stream.ts";
