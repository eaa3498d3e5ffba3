import { createRequire } from 'node:module';
import type { Expression, Node, ObjectLiteralExpression } from 'typescript';
import { fieldName, type FieldPath } from './shape';

/** Loaded where it is needed only: it takes a third of a second. */
const typescript = () => createRequire(import.meta.url)('typescript') as typeof import('typescript');

/**
 * The line of a field in the text of a module, from 1: of `steps[0].title` the line of the first step's title, or of the
 * nearest value around it that is there.
 * @param exported - the name of the module's value.
 */
export function lineInModule(text: string, exported: string, path: FieldPath): number {
  const ts = typescript();
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

/** Fields that an object has twice, of which JavaScript keeps the last without a word; each with its line. */
export function repeatedFields(text: string): { field: string; line: number }[] {
  const ts = typescript();
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  const found: { field: string; line: number }[] = [];

  function visitObject(object: ObjectLiteralExpression, path: FieldPath) {
    const names = new Set<string>();
    for (const property of object.properties) {
      const name = property.name?.getText().replace(/^['"]|['"]$/g, '');
      if (name === undefined) continue;
      const field = [...path, name];
      if (names.has(name))
        found.push({
          field: fieldName(field),
          line: source.getLineAndCharacterOfPosition(property.getStart()).line + 1,
        });
      names.add(name);
      ts.forEachChild(property, (child) => visit(child, field));
    }
  }
  function visit(node: Node, path: FieldPath) {
    if (ts.isObjectLiteralExpression(node)) visitObject(node, path);
    else if (ts.isArrayLiteralExpression(node))
      for (const [index, element] of node.elements.entries()) visit(element, [...path, index]);
    else ts.forEachChild(node, (child) => visit(child, path));
  }
  visit(source, []);
  return found;
}

const namesField = (written: string, key: string | number) =>
  written.replace(/^['"]|['"]$/g, '') === String(key);
