/** What a picture's file may be. */
export const formatNames = 'JPG, PNG, WebP, AVIF or SVG';

const own = /\.(jpe?g|png|webp|avif|svg)$/i;
const other = /\.(gif|hei[cf]|tiff?|bmp|jxl|psd|raw|dng)$/i;

/** Whether a file can be shown, by its name. */
export const isPictureName = (name: string): boolean => own.test(name);

/** Whether a file is a picture of any kind, by its name. */
export const looksLikePicture = (name: string): boolean => own.test(name) || other.test(name);

/** Whether content names a file, and not a plate, whose id has no ending. */
export const isFileName = (value: string): boolean => /\.\w+$/.test(value);
