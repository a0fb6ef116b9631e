const partCharacters = 1_000_000;

/** A file written piece by piece. Written text becomes blobs, which browsers may move to disk. */
export class BlobParts {
  readonly #parts: Blob[] = [];
  #texts: string[] = [];
  #characters = 0;

  write(text: string) {
    this.#texts.push(text);
    this.#characters += text.length;
    if (this.#characters >= partCharacters) this.#flush();
  }

  toBlob(type: string): Blob {
    this.#flush();
    return new Blob(this.#parts, { type });
  }

  #flush() {
    if (this.#characters === 0) return;
    this.#parts.push(new Blob(this.#texts));
    this.#texts = [];
    this.#characters = 0;
  }
}
