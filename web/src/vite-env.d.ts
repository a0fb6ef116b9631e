/// <reference types="vite/client" />

declare module "words:*" {
  const words: import("./core/language/words.ts").Words;
  export default words;
}
