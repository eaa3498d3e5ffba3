/** Fragments that other pages link to. `contact` and `careers` exist on every page with the banner. */
export const anchors = {
  main: 'main',
  elevate: 'elevate',
  services: 'services',
  projects: 'projects',
  contact: 'contact',
  careers: 'careers',
} as const;
