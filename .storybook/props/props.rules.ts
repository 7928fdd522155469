import type {
  Declaration,
  Node,
  Program,
  Symbol as Sign,
  Type,
  TypeChecker,
  TypeNode,
  TypeReference,
} from "typescript-5";
import { isOurs, ts, valuesOf } from "../../scripts/api-report/program.ts";

/** A row of a table of props. */
export interface Prop {
  name: string;
  /** The type as a partner writes it, with every member of a union. */
  type: { name: string };
  required: boolean;
  description: string;
  /** The text of `@default`. With `computed`, Storybook does not add quotes. */
  defaultValue: { value: string; computed: false } | null;
}

/** The data that Storybook reads from a component, in the shape of react-docgen. */
export interface Docgen {
  displayName: string;
  description: string;
  /** The text of `@example`, or nothing. */
  example: string;
  props: Readonly<Record<string, Prop>>;
}

const NAME_OF_A_COMPONENT = /^[A-Z][a-z\d]/;
const OF_UI = /\/packages\/ui\/src\//;

/** An object type of this package. Types of headless are passed through, and nobody writes them. */
const isWritten = (node: Declaration) =>
  ts.isInterfaceDeclaration(node) && OF_UI.test(node.getSourceFile().fileName);

/** The type of `Props["name"]` at the declaration of `name`. */
function declaredBy(checker: TypeChecker, node: TypeNode): TypeNode | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const key = checker.getTypeFromTypeNode(node.indexType);
  const object = checker.getTypeFromTypeNode(node.objectType);
  const sign = key.isStringLiteral() ? object.getProperty(key.value) : undefined;
  return sign?.declarations?.find(ts.isPropertySignature)?.type;
}

/** The members of a union in the order of the source; the checker has another order. */
function orderOf(checker: TypeChecker, node: TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((member) => orderOf(checker, member));
  if (ts.isLiteralTypeNode(node)) return [node.getText()];
  const declared = declaredBy(checker, node);
  if (declared) return orderOf(checker, declared);
  if (ts.isTypeOperatorNode(node)) {
    const keys = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node.type));
    return keys.map(({ name }) => JSON.stringify(name));
  }
  const { aliasSymbol } = checker.getTypeFromTypeNode(node);
  const alias = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && alias.type !== node ? orderOf(checker, alias.type) : [];
}

/** A type as written in the source; `Props["name"]` is resolved. */
function textOf(checker: TypeChecker, node: TypeNode): string {
  if (ts.isParenthesizedTypeNode(node)) return textOf(checker, node.type);
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    const [only, ...others] = members;
    if (only && others.length === 0) return textOf(checker, only);
    return members.map((member) => member.getText()).join(" | ");
  }
  const declared = declaredBy(checker, node);
  if (declared) return textOf(checker, declared);
  return node.getText().replace(/\s+/g, " ");
}

/** A union of strings is listed; any other type is shown as written. */
function typeText(checker: TypeChecker, sign: Sign): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(sign));
  const node = sign.declarations?.find(ts.isPropertySignature)?.type;
  const values = valuesOf(type).map((value) => JSON.stringify(value));
  if (values.length > 0) {
    const order = node ? orderOf(checker, node) : [];
    const byOrder = (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
    return values.sort((a, b) => byOrder(a, b) || Number(a) - Number(b)).join(" | ");
  }
  return node ? textOf(checker, node) : checker.typeToString(type);
}

/** The element type of a list, at any depth; any other type is returned unchanged. */
function heldBy(checker: TypeChecker, type: Type): Type {
  const held = checker.isArrayType(type)
    ? checker.getTypeArguments(type as TypeReference)[0]
    : null;
  return held ? heldBy(checker, held) : type;
}

/**
 * The fields of an object that a partner writes, as a Markdown list, because Storybook's table has
 * no rows for them.
 */
function fieldsOf(checker: TypeChecker, sign: Sign): string[] {
  const type = heldBy(checker, checker.getNonNullableType(checker.getTypeOfSymbol(sign)));
  if (!type.symbol?.declarations?.some(isWritten)) return [];
  return checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((field) => {
      const { name, type, required, description, defaultValue } = rowOf(checker, field);
      const byDefault = defaultValue ? ` Default: \`${defaultValue.value}\`` : "";
      return `- \`${name}${required ? "" : "?"}: ${type.name}\` ${description}${byDefault}`;
    });
}

function propOf(checker: TypeChecker, sign: Sign): Prop {
  const row = rowOf(checker, sign);
  const fields = fieldsOf(checker, sign);
  if (fields.length === 0) return row;
  return { ...row, description: [row.description, "", ...fields].join("\n") };
}

function rowOf(checker: TypeChecker, sign: Sign): Prop {
  const given = sign.getJsDocTags(checker).find(({ name }) => name === "default");
  const value = ts.displayPartsToString(given?.text);
  return {
    name: sign.name,
    type: { name: typeText(checker, sign) },
    required: !(sign.flags & ts.SymbolFlags.Optional),
    description: ts.displayPartsToString(sign.getDocumentationComment(checker)),
    defaultValue: given ? { value, computed: false } : null,
  };
}

const NATIVE = /ComponentPropsWithoutRef<"(\w+)">/;

/**
 * The element with the attributes that the props extend, through every interface of this package:
 * `input`.
 */
function elementOf(checker: TypeChecker, node: Declaration): string | undefined {
  if (!isWritten(node) || !ts.isInterfaceDeclaration(node)) return undefined;
  const { heritageClauses = [] } = node;
  const direct = heritageClauses.flatMap((clause) => NATIVE.exec(clause.getText())?.[1] ?? []);
  const inherited: string[] = [];
  const visit = (child: Node): void => {
    const sign = ts.isIdentifier(child) ? checker.getSymbolAtLocation(child) : undefined;
    const target =
      sign && sign.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(sign) : sign;
    for (const declared of target?.declarations ?? []) {
      const element = elementOf(checker, declared);
      if (element) inherited.push(element);
    }
    ts.forEachChild(child, visit);
  };
  if (direct.length === 0) heritageClauses.forEach(visit);
  return direct[0] ?? inherited[0];
}

const EXAMPLES: Readonly<Record<string, string>> = {
  a: "`target`, `rel`, `onClick`",
  button: "`disabled`, `onClick`, `form`",
  input: "`disabled`, `required`, `name`, `autoComplete`",
  select: "`disabled`, `required`, `name`",
  textarea: "`disabled`, `required`, `name`, `rows`",
};

/** Row for all native attributes that a component passes to its element. */
function nativeRow(checker: TypeChecker, type: Type): Prop[] {
  const types = type.isIntersection() ? type.types : [type];
  const declared = types.flatMap((each) => each.symbol?.declarations ?? []);
  const element = declared.flatMap((node) => elementOf(checker, node) ?? [])[0];
  if (element === undefined) return [];
  const examples = EXAMPLES[element] ?? "`id`, `className`, `style`, `data-*`";
  return [
    {
      name: `…props of <${element}>`,
      type: { name: `ComponentPropsWithoutRef<"${element}">` },
      required: false,
      description: `Every other attribute of \`<${element}>\`, for example ${examples}.`,
      defaultValue: null,
    },
  ];
}

function docgenOf(checker: TypeChecker, sign: Sign): Docgen | undefined {
  const [signature] = checker.getTypeOfSymbol(sign).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (!signature || !NAME_OF_A_COMPONENT.test(sign.name)) return undefined;
  const signs = props ? checker.getPropertiesOfType(checker.getTypeOfSymbol(props)) : [];
  const own = signs.filter(isOurs).map((prop) => propOf(checker, prop));
  const example = sign.getJsDocTags(checker).find(({ name }) => name === "example");
  const rows = props ? [...own, ...nativeRow(checker, checker.getTypeOfSymbol(props))] : own;
  return {
    displayName: sign.name,
    description: ts.displayPartsToString(sign.getDocumentationComment(checker)),
    example: ts.displayPartsToString(example?.text),
    props: Object.fromEntries(rows.map((row) => [row.name, row])),
  };
}

/** Every component that a file of the program exports. */
export function docgensOf(program: Program, file: string): Docgen[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.flatMap((sign) => docgenOf(checker, sign) ?? []);
}

/** Names of the exports of a module, from any file. */
export function namesOf(program: Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}
