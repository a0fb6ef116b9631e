export { cleanPicture, type PictureSender } from "./clean-picture.ts";
export { PictureRefused, pictureTypes } from "./picture.ts";
