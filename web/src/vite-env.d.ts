/// <reference types="vite/client" />

declare module "words:*" {
  const words: import("./app/language/words.ts").Words;
  export default words;
}
