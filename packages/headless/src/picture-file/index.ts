export {
  canSavePictures,
  canSharePictures,
  type PictureFile,
  savePicture,
  sharePicture,
} from "./picture-file.ts";
