/** CSS modules: camelCase class names. The bundler, not TypeScript, refuses a class that does not exist. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.scss';
declare module '*.css';
