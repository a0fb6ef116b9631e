export { cleanPicture, type PictureSender } from "./clean-picture.ts";
export { PictureRefused, type PictureType, pictureTypes } from "./picture.ts";
