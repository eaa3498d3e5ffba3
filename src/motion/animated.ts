/** The one door to react-spring. Importing it costs 18 kB (brotli): only code that loads late may. */
export { animated, useSpring, type SpringValue } from '@react-spring/web';
