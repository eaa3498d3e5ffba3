import { createRequire } from 'node:module';
import type { Expression } from 'typescript';
import type { FieldPath } from './shape';

/**
 * The line of a field in the text of a module, from 1: of `steps[0].title` the line of the first step's title, or of the
 * nearest value around it that is there.
 * @param exported - the name of the module's value.
 */
export function lineInModule(text: string, exported: string, path: FieldPath): number {
  // Loaded where there is a mistake only: it takes a third of a second.
  const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript');
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const declaration = declarations.find(({ name }) => name.getText() === exported);

  function bare(expression: Expression | undefined): Expression | undefined {
    if (!expression) return undefined;
    const isWrapped =
      ts.isAsExpression(expression) ||
      ts.isSatisfiesExpression(expression) ||
      ts.isParenthesizedExpression(expression);
    return isWrapped ? bare(expression.expression) : expression;
  }

  let value = bare(declaration?.initializer);
  let position = declaration?.getStart() ?? 0;
  for (const key of path) {
    if (!value) break;
    if (ts.isArrayLiteralExpression(value) && typeof key === 'number') {
      const element = value.elements[key];
      position = element?.getStart() ?? position;
      value = bare(element);
    } else if (ts.isObjectLiteralExpression(value)) {
      const property = value.properties.find((each) => each.name && namesField(each.name.getText(), key));
      position = property?.getStart() ?? position;
      value = property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    } else break;
  }
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

const namesField = (written: string, key: string | number) =>
  written.replace(/^['"]|['"]$/g, '') === String(key);
