/** CSS modules with camelCase class names. The bundler, not TypeScript, rejects unknown classes. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.scss';
declare module '*.css';
