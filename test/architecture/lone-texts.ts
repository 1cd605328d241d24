/** Detects texts in JSX with siblings: a page translator wraps such a text node, and React then loses it. */
import { getTokenPosOfNode } from 'typescript/unstable/ast';
import type { JsxChild, Node, SignatureDeclaration, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isMethodDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Type, TypeReference } from 'typescript/unstable/sync';

export interface LoneText {
  /** Path from the repository's root. */
  readonly path: string;
  readonly line: number;
  readonly code: string;
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;

/** Whether React may make a text node of a value of this type. The browser makes no node of an empty text. */
function mayBeText(checker: Checker, type: Type, seen: ReadonlySet<number> = new Set()): boolean {
  if (seen.has(type.id)) return false;
  const known = new Set(seen).add(type.id);
  if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(checker, one, known));
  if (type.isStringLiteralType()) return type.value !== '';
  if ((type.flags & TEXT) !== 0) return true;
  if (type.isTypeParameter()) return mayBeText(checker, checker.getBaseConstraintOfType(type) ?? checker.getAnyType());
  return isListOfTexts(checker, type, known);
}

/** A list counts as siblings, wherever it is. */
function isListOfTexts(checker: Checker, type: Type, seen?: ReadonlySet<number>): boolean {
  if (type.isUnionType()) return type.getTypes().some((one) => isListOfTexts(checker, one, seen));
  const isList = checker.isArrayType(type) || checker.isTupleType(type) || type.getSymbol()?.name === 'Iterable';
  return isList && checker.getTypeArguments(type as TypeReference).some((one) => mayBeText(checker, one, seen));
}

/** The children without those that JSX drops: white space with a line break, and comments. */
const childrenOf = (children: readonly JsxChild[]): JsxChild[] =>
  children.filter((child) =>
    isJsxText(child)
      ? !/^\s*$/.test(child.text) || !child.text.includes('\n')
      : !isJsxExpression(child) || child.expression !== undefined,
  );

/** A function with a component's name, or a class's `render`. */
const isComponent = (node: Node): node is SignatureDeclaration => {
  if (isFunctionDeclaration(node) || isFunctionExpression(node)) return /^[A-Z]/.test(node.name?.text ?? '');
  if (isMethodDeclaration(node)) return node.name.getText() === 'render';
  return isArrowFunction(node) && isVariableDeclaration(node.parent) && /^[A-Z]/.test(node.parent.name.getText());
};

/**
 *     <p>{name}</p>                     alone: React replaces all that the element contains
 *     <p>{name} <b>{price}</b></p>      beside a sibling
 *     <>{name}</>                       the siblings are where the fragment stands
 *     <p>{names}</p>                    a list of texts
 *     const Name = () => name           the siblings are where the component stands
 */
function* faults(checker: Checker, node: Node): Generator<Node> {
  const any = checker.getAnyType();
  if (isJsxElement(node) || isJsxFragment(node)) {
    const children = childrenOf(node.children);
    const isAlone = children.length === 1 && isJsxElement(node);
    for (const child of children) {
      if (isJsxText(child) && !isAlone) yield child;
      if (!isJsxExpression(child) || child.expression === undefined) continue;
      const type = checker.getTypeAtLocation(child.expression) ?? any;
      if (isAlone ? isListOfTexts(checker, type) : mayBeText(checker, type)) yield child;
    }
  }
  if (isComponent(node)) {
    const signature = checker.getSignatureFromDeclaration(node);
    if (mayBeText(checker, (signature && checker.getReturnTypeOfSignature(signature)) ?? any)) yield node;
  }
  const inside: Node[] = [];
  node.forEachChild((child) => void inside.push(child));
  for (const child of inside) yield* faults(checker, child);
}

const lineOf = (file: SourceFile, node: Node): number =>
  file.text.slice(0, getTokenPosOfNode(node, file)).split('\n').length;

/** The lone texts of all files with matching paths. The compiler provides the types of calls and properties. */
export function textsBesideSiblings(root: string, matching: RegExp): LoneText[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()[0];
    if (project === undefined) throw new Error('there is no project');
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(root) && matching.test(name.slice(root.length)))
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        if (file === undefined) return [];
        return [...faults(checker, file)].map((node) => ({
          path: name.slice(root.length),
          line: lineOf(file, node),
          code: node.getText(file).trim().replace(/\s+/g, ' ').slice(0, 80),
        }));
      });
  } finally {
    api.close();
  }
}
