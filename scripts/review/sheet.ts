import sharp from 'sharp';

/** Several pictures side by side in one PNG. */
export interface Sheet {
  png: Buffer;
  /** Sizes in pixels, from left to right. All pictures start at the top. */
  sizes: { width: number; height: number }[];
}

/**
 * Combines PNG files side by side. Compression removes the duplicate content of each row, so a pair is little
 * larger than one picture. It takes a tenth of the time of lossless WebP.
 */
export async function sheetOf(files: readonly string[]): Promise<Sheet> {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const sizes = pictures.map(({ info: { width, height } }) => ({ width, height }));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const rows = Buffer.alloc(width * height * 3);
  let left = 0;
  for (const { data, info } of pictures) {
    const row = info.width * 3;
    for (let y = 0; y < info.height; y += 1) data.copy(rows, (y * width + left) * 3, y * row, (y + 1) * row);
    left += info.width;
  }
  return {
    png: await sharp(rows, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    sizes,
  };
}
