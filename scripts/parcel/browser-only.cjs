/**
 * A Parcel resolver of the server bundle: the screens behind the home screens become a module without any. They are never
 * rendered there, as their records are in the browser alone, and they took half of the time.
 */
const { Resolver } = require('@parcel/plugin');

module.exports = new Resolver({
  resolve: ({ specifier }) =>
    // Parcel looks at the file, which therefore is one that exists: this one.
    specifier.endsWith('/further-screens') ? { filePath: __filename, code: 'export {};' } : null,
});
