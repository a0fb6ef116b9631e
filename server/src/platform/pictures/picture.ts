/** The protocol between the server and the process that decodes pictures. */

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/heic"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** `maxBytes`, from 2 MB on: a picture that is larger becomes a smaller JPEG. */
export type PictureOrder = {
  type: PictureType;
  maxBytes?: number | undefined;
  /** Keep only the first picture of an animation. */
  isStill?: boolean;
};

export type PictureReason = "unreadable" | "too_many_pixels" | "took_too_long";
/** The picture's bytes follow unless it is refused. */
export type PictureOutcome = { type: Exclude<PictureType, "image/heic"> } | { refused: PictureReason };

/** Phones take photos of up to 50 megapixels. A decoded pixel takes 4 bytes. */
export const maxPixels = 52_000_000;
/** The most pixels on each side of a stored picture. */
export const maxSide = 4_096;

export class PictureRefused extends Error {
  readonly reason: PictureReason;

  constructor(reason: PictureReason) {
    super(reason);
    this.reason = reason;
  }
}
