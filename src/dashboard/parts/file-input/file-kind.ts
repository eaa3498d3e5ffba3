const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^image\/svg/, 'SVG drawing'],
  [/^image\//, 'picture'],
  [/^video\//, 'video'],
  [/^audio\//, 'sound'],
  [/^application\/pdf$/, 'PDF'],
  [/^application\/(zip|x-zip)/, 'ZIP archive'],
  [/^text\/csv$/, 'CSV table'],
  [/^text\/markdown$/, 'Markdown text'],
  [/^text\/html$/, 'HTML page'],
  [/^text\/plain$/, 'text'],
];

/** Describes a file's type in a word or two, by its media type or by its extension. */
export function fileKind({ name, type }: { name: string; type: string }): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toUpperCase();
  const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
  if (kind === undefined) return ending ? `${ending} file` : 'file';
  return ending && /^(picture|video|sound)$/.test(kind) ? `${ending} ${kind}` : kind;
}
