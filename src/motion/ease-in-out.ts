/** Half a cosine: slow, fast, slow. @param time - from 0 to 1 */
export const easeInOut = (time: number): number => (1 - Math.cos(Math.PI * time)) / 2;
