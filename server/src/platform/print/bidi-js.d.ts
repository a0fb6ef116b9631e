declare module "bidi-js" {
  type Levels = { levels: Uint8Array };
  export default function bidiFactory(): {
    /** Per UTF-16 unit: odd levels are right to left. */
    getEmbeddingLevels(text: string, baseDirection?: "ltr" | "rtl"): Levels;
  };
}
