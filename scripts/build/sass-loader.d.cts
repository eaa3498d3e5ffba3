interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
}
declare function compileSass(this: LoaderContext, source: string): string;
export = compileSass;
