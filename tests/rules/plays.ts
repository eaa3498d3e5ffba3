import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A story that plays. */
export interface Play {
  story: string;
  /** It, or a helper that it uses, calls `expect`. */
  asserts: boolean;
}

interface Module {
  file: string;
  /** What stands at the top of the file under a name: a function, an object, anything. */
  declared: ReadonlyMap<string, ts.Node>;
  /** Names from other files of the repository: which file, and what it is called there. */
  imported: ReadonlyMap<string, { file: string; name: string }>;
  /** `Story.play = …` */
  assigned: ReadonlyMap<string, ts.Node>;
  exported: ReadonlySet<string>;
}

const modules = new Map<string, Module>();

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = join(dirname(from), specifier);
  return ['.ts', '.tsx', ''].map((ending) => base + ending).find((path) => existsSync(path));
}

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, { file: string; name: string }>();
  const assigned = new Map<string, ts.Node>();
  const exported = new Set<string>();
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        declared.set(name.text, initializer);
        if (isExported) exported.add(name.text);
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = resolve(file, statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (from && bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName } of bindings.elements) {
          imported.set(name.text, { file: from, name: (propertyName ?? name).text });
        }
      }
    }
    if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(statement.expression.left) &&
      statement.expression.left.name.text === 'play' &&
      ts.isIdentifier(statement.expression.left.expression)
    ) {
      assigned.set(statement.expression.left.expression.text, statement.expression.right);
    }
  }
  const module = { file, declared, imported, assigned, exported };
  modules.set(file, module);
  return module;
}

function objectOf(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? objectOf(node.expression) : undefined;
}

/** The play of a story's object: a function, or a name of one. */
function playOf(module: Module, story: string): ts.Node | undefined {
  const member = objectOf(module.declared.get(story))?.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === 'play',
  );
  if (!member) return module.assigned.get(story);
  return ts.isPropertyAssignment(member) ? member.initializer : member;
}

/** Whether `expect` is called in a node, or in a helper that it names, in its own file or in another of the repository. */
function asserts(module: Module, node: ts.Node, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isIdentifier(node)) {
    const here = module.declared.get(node.text);
    if (here) return asserts(module, here, seen);
    const there = module.imported.get(node.text);
    if (!there) return false;
    const other = read(there.file);
    const body = other.declared.get(there.name);
    return body ? asserts(other, body, seen) : false;
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'expect')
    return true;
  if (ts.isPropertyAccessExpression(node)) {
    // `Open.play` is that story's play; of any other `a.b` only `a` is a name.
    if (node.name.text === 'play' && ts.isIdentifier(node.expression)) {
      const play = playOf(module, node.expression.text);
      return play ? asserts(module, play, seen) : false;
    }
    return asserts(module, node.expression, seen);
  }
  // In `{ open: true }` the name names nothing.
  if (ts.isPropertyAssignment(node)) return asserts(module, node.initializer, seen);
  // A component that a play does not draw asserts nothing, whatever its code holds.
  if (ts.isJsxOpeningLikeElement(node)) return false;
  return ts.forEachChild(node, (child) => asserts(module, child, seen) || undefined) ?? false;
}

/** Every play of a file of stories. */
export function playsOf(file: string): Play[] {
  const module = read(file);
  return [...module.exported].flatMap((story) => {
    const play = playOf(module, story);
    return play ? [{ story, asserts: asserts(module, play) }] : [];
  });
}

/** The names that a file of stories exports. */
export const storiesOf = (file: string): ReadonlySet<string> => read(file).exported;
