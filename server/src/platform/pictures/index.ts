export { type CleanPicture, cleanPicture } from "./clean-picture.ts";
export { PictureRefused, type PictureType, pictureTypes } from "./picture.ts";
