import { type ESTree, parseSync } from 'vite';
import { filesMarked, PRODUCT, VALUE_IMPORTS } from './import-tree';
import { read } from './tree';

// Which texts the product asks for, and which of them a page hands to the browser. Read from the sources: a text that is
// asked for by a variable alone (`t(key)`) is not seen.

/** A text as code names it, from its namespace on; `*` where a value is put in. */
export interface Use {
  path: string;
  key: string;
  /** Asked for whole, as `t.raw` does: a group of texts will do. */
  isGroup: boolean;
  /** The names of the values that come along; null where only running it would tell. */
  values: readonly string[] | null;
}

/** An element around others: what it hands over itself, or the file of the component it is. */
type Wrapper = { handed: readonly string[] } | { target: string };

/** Where in a file something stands: within which declaration, and within which elements, the nearest first. */
interface Place {
  owner: string | null;
  wrappers: readonly Wrapper[];
}

interface FileFacts {
  uses: readonly Use[];
  /** Components of other files, where they are rendered. */
  renders: readonly (Place & { target: string })[];
  /** Where names declared in this file stand: `<List />`, `{list}`. */
  mentions: ReadonlyMap<string, readonly Place[]>;
}

type Node = ESTree.Node;
type Namespaces = readonly string[];

const MAKERS = new Set(['useTranslations', 'getTranslations']);
const PROVIDERS = new Set(['ClientMessages', 'AppProviders']);
const ALWAYS = ['common', 'errors'];

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

/** What a string may be: each branch of a choice, `*` for what is put in; nothing for what only running it would tell. */
function stringsOf(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('*')];
  if (node.type === 'ConditionalExpression')
    return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return stringsOf(node.expression);
  return [];
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    const isIt =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;
    if (isIt) return property.value;
  }
  return undefined;
}

/** The namespaces of `useTranslations('…')`, awaited or not. */
function namespacesOf(node: Node | null | undefined): Namespaces {
  if (node?.type === 'AwaitExpression') return namespacesOf(node.argument);
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !MAKERS.has(node.callee.name))
    return [];
  const [given] = node.arguments;
  return stringsOf(given?.type === 'ObjectExpression' ? propertyOf(given, 'namespace') : given);
}

/** `const t = …`, and `const [t, site] = await Promise.all([…, …])`. */
function translatorsOf({ id, init }: ESTree.VariableDeclarator): [name: string, Namespaces][] {
  if (id.type === 'Identifier') return [[id.name, namespacesOf(init)]];
  if (id.type !== 'ArrayPattern') return [];
  const awaited = init?.type === 'AwaitExpression' ? init.argument : init;
  const list = awaited?.type === 'CallExpression' ? awaited.arguments[0] : undefined;
  if (list?.type !== 'ArrayExpression') return [];
  return id.elements.flatMap((element, index) =>
    element?.type === 'Identifier' ? [[element.name, namespacesOf(list.elements[index])] as const] : [],
  ) as [string, Namespaces][];
}

function messagesHandedBy(node: ESTree.JSXElement): string[] {
  const { attributes } = node.openingElement;
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'namespaces') continue;
    const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : undefined;
    if (value?.type === 'ArrayExpression')
      return [...ALWAYS, ...value.elements.flatMap((one) => stringsOf(one))];
  }
  return [...ALWAYS];
}

function importedNames(program: ESTree.Program, targets: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const statements = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  for (const { source, specifiers } of statements) {
    const tail = `/${source.value.replace(/^@\/|^(\.{1,2}\/)+/, '')}`;
    const target = targets.find((path) => `/${path.replace(/\.tsx?$/, '')}`.endsWith(tail));
    if (target) for (const { local } of specifiers) names.set(local.name, target);
  }
  return names;
}

/** The names of an object that is written out, or of none. */
function namesIn(node: Node | undefined): string[] | null {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return null;
  const names = node.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : null,
  );
  return names.includes(null) ? null : names.filter((name) => name !== null);
}

function declaredBy(node: Node): string | null {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : null;
  return node.type === 'FunctionDeclaration' ? (node.id?.name ?? null) : null;
}

function readFacts(path: string, targets: readonly string[]): FileFacts {
  const { program } = parseSync(path, read(path));
  const imported = importedNames(program, targets);
  const uses: Use[] = [];
  const renders: (Place & { target: string })[] = [];
  const mentions = new Map<string, Place[]>();
  const mention = (name: string, place: Place) => mentions.set(name, [...(mentions.get(name) ?? []), place]);

  const ask = (call: ESTree.CallExpression, scope: ReadonlyMap<string, Namespaces>) => {
    const { callee } = call;
    const [key, given] = call.arguments;
    const [object, way] =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? [callee.object, callee.property.name]
        : [callee, 'text'];
    if (object.type !== 'Identifier' || way === 'has') return;
    for (const namespace of scope.get(object.name) ?? [])
      for (const one of stringsOf(key))
        uses.push({ path, key: `${namespace}.${one}`, isGroup: way === 'raw', values: namesIn(given) });
  };

  const walk = (node: Node, scope: Map<string, Namespaces>, place: Place, isInMarkup = false): void => {
    let [inner, within] = [scope, place];
    const isMarkup = isInMarkup || node.type === 'JSXExpressionContainer';
    const name = declaredBy(node);
    if (name) within = { owner: name, wrappers: [] };
    if (node.type === 'BlockStatement' || /Function/.test(node.type)) inner = new Map(scope);
    if (node.type === 'VariableDeclarator')
      for (const [translator, namespaces] of translatorsOf(node)) scope.set(translator, namespaces);
    if (node.type === 'CallExpression') ask(node, scope);
    if (node.type === 'Identifier' && isInMarkup) mention(node.name, place);
    if (node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier') {
      const tag = node.openingElement.name.name;
      const target = imported.get(tag);
      if (target) renders.push({ ...place, target });
      else mention(tag, place);
      const handed = PROVIDERS.has(tag) ? messagesHandedBy(node) : null;
      if (handed || target)
        within = { ...place, wrappers: [handed ? { handed } : { target: target ?? '' }, ...place.wrappers] };
    }
    for (const child of childrenOf(node)) walk(child, inner, within, isMarkup);
  };
  walk(program, new Map(), { owner: null, wrappers: [] });
  return { uses, renders, mentions };
}

const TARGETS = new Map<string, string[]>();
for (const { from, target } of VALUE_IMPORTS) TARGETS.set(from, [...(TARGETS.get(from) ?? []), target]);

const FACTS = new Map(
  PRODUCT.filter((path) => /^(app|components)\/.*\.tsx?$|^lib\/edge\/server\//.test(path)).map((path) => [
    path,
    readFacts(path, TARGETS.get(path) ?? []),
  ]),
);

/** Every text the product asks for by name. */
export const USES: readonly Use[] = [...FACTS.values()].flatMap(({ uses }) => uses);

const CLIENT = filesMarked('use client');
const ACTIONS = filesMarked('use server');

/** What a client component asks for, with all it loads. */
function askedInBrowser(start: string): Use[] {
  const files = new Set([start]);
  for (const file of files)
    for (const target of TARGETS.get(file) ?? []) if (!ACTIONS.has(target)) files.add(target);
  return [...files].flatMap((file) => FACTS.get(file)?.uses ?? []);
}

const isHanded = (handed: readonly string[], { key }: Use) =>
  handed.some((part) => key === part || key.startsWith(`${part}.`));

/** What a component of this file hands to what it is put around; null where it hands over nothing. */
function handedToChildren(path: string): readonly string[] | null {
  const [first] = CLIENT.has(path) ? [] : (FACTS.get(path)?.mentions.get('children') ?? []);
  return first ? nearest(first.wrappers) : null;
}

function nearest(wrappers: readonly Wrapper[]): readonly string[] | null {
  for (const wrapper of wrappers) {
    const handed = 'handed' in wrapper ? wrapper.handed : handedToChildren(wrapper.target);
    if (handed) return handed;
  }
  return null;
}

/** What is handed over at a place, once for each way to it within its file; null where nothing around it is. */
function handedAt(
  path: string,
  { owner, wrappers }: Place,
  seen: readonly string[] = [],
): (readonly string[] | null)[] {
  const handed = nearest(wrappers);
  if (handed || !owner || seen.includes(owner)) return [handed];
  const places = (FACTS.get(path)?.mentions.get(owner) ?? []).filter((place) => place.owner !== owner);
  return places.length === 0 ? [null] : places.flatMap((place) => handedAt(path, place, [...seen, owner]));
}

/** What a file's client components ask for and nothing around them in the file hands over. */
function askedAround(path: string, way: readonly string[] = []): Use[] {
  if (way.includes(path)) return [];
  if (CLIENT.has(path)) return askedInBrowser(path);
  return (FACTS.get(path)?.renders ?? []).flatMap((render) => {
    const asked = askedAround(render.target, [...way, path]);
    if (asked.length === 0) return [];
    return handedAt(path, render).flatMap((handed) =>
      handed ? asked.filter((use) => !isHanded(handed, use)) : asked,
    );
  });
}

/** What is handed to a page by the layouts above it; the nearest one counts. */
function handedByLayouts(path: string): readonly string[] {
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 1; depth -= 1) {
    const layout = `${folders.slice(0, depth).join('/')}/layout.tsx`;
    const handed = layout === path ? null : handedToChildren(layout);
    if (handed) return handed;
  }
  return [];
}

/** Texts that a page's client components ask for and do not get, as `page: key (component)`. */
export function textsNotHanded(): string[] {
  const pages = [...FACTS.keys()].filter((path) =>
    /\/(page|layout|error|loading|not-found)\.tsx$/.test(path),
  );
  const missing = pages.flatMap((page) => {
    const handed = handedByLayouts(page);
    return askedAround(page)
      .filter((use) => !isHanded(handed, use))
      .map(({ path, key }) => `${page}: ${key} (${path})`);
  });
  return [...new Set(missing)].sort();
}
