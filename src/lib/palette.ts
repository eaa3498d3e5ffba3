/** The site's colours as sRGB hex, for pictures and canvases; stylesheets have their own tokens with the same values. */
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
} as const;
