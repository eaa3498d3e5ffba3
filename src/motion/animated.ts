/** react-spring for other folders. It costs 18 kB (brotli), so only lazily loaded code may import this. */
export { animated, useSpring, type SpringValue } from '@react-spring/web';
