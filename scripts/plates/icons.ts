/** Draws the icons from `public/favicon.svg`. */
export async function renderIcons(): Promise<void> {}
