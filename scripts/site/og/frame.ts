/** The size that every service shows a shared page's picture at, px. */
export const frame = { width: 1200, height: 630 } as const;
