import { logoWord, brandName, siteOrigin } from '@generated/yaml/brand-name';

/** The agency's name: a constant of the build, as `basePath` is. `brand` would be in every page's first script as a whole. */
export { brandName };

/** The word of the logo: the agency's name, or a shorter one. */
export { logoWord };

/** The origin of the site's addresses, without a slash at its end. A constant of the build too. */
export { siteOrigin };
