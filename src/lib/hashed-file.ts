/** A file whose name carries its content's hash never changes: `boot.1a2b3c4d.js`, `/plates/hero-phone.5e6f7a8b.avif`. */
export const hashedFile = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
