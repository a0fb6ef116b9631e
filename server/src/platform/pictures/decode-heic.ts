import { maxPixels, PictureRefused } from "./picture.ts";

/** The used part of libheif-js, which has no types. */
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeicImage[] } };
type HeicImage = {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(target: ImageTarget, done: (filled: ImageTarget | null) => void): void;
};
type ImageTarget = { data: Uint8ClampedArray; width: number; height: number };

/** RGBA, upright: libheif applies the rotation that the file describes. sharp's own libheif has no decoder of HEVC. */
export async function decodeHeic(bytes: Buffer): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { default: libheif } = (await import("libheif-js/wasm-bundle.js" as string)) as { default: Libheif };
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureRefused("unreadable");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new PictureRefused("too_many_pixels");
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const filled = await new Promise<ImageTarget | null>((resolve) => image.display(target, resolve));
  if (!filled) throw new PictureRefused("unreadable");
  return { pixels: Buffer.from(filled.data.buffer), width, height };
}
