/**
 * The site's colours as sRGB hex, for pictures and canvases.
 * Generated from `src/content/palette.yml` by `npm run palette`: do not edit.
 */
export const palette = {
  ink: '#1C0410',
  wine: '#2E0719',
  claret: '#6B0F30',
  vermilion: '#FF4B2B',
  vermilionDeep: '#C32A0E',
  coral: '#FF8A66',
  blush: '#FFD9CC',
  foam: '#FBF7F5',
  paper: '#FFFFFF',
  glass: '#A9E4D7',
  sea: '#0E6B60',
  accentLine: '#FF4B2B',
  signalLine: '#FFD9CC',
} as const;
