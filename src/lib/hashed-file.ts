/** Matches the name of an immutable file, with a content hash: `/plates/hero-phone.5e6f7a8b.avif`. */
export const hashedFile = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
