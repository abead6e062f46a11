import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const DROPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  's',
  'strike',
  'del',
  'img',
]);
const BLOCKS = new Set([
  'p',
  'div',
  'tr',
  'table',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'section',
  'article',
  'header',
  'footer',
  'hr',
  'center',
  'pre',
]);
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|line-through|max-height\s*:\s*0|font-size\s*:\s*0/i;
/** Deeper markup than any mail has is made to hurt. */
const MAX_DEPTH = 200;
const MAX_LETTERS = 400_000;

/** A row of a table of data: its cells hold a line each, and no table of their own. */
function isOfCells(row: DefaultTreeAdapterTypes.ParentNode): boolean {
  const cells = row.childNodes.filter(({ nodeName }) => nodeName === 'td' || nodeName === 'th');
  return cells.length > 1 && cells.every((cell) => linesIn(cell) <= 1);
}

/** How many lines a cell breaks into; many where it holds a table or a list. */
function linesIn(node: Node): number {
  if (!('childNodes' in node)) return 0;
  return node.childNodes.reduce((all, child) => {
    const own = /^(?:table|ul|ol|pre|h\d|blockquote)$/.test(child.nodeName)
      ? 10
      : /^(?:p|div|br)$/.test(child.nodeName)
        ? 1
        : 0;
    return all + own + linesIn(child);
  }, 0);
}

/** The words of HTML as they are seen: what is hidden or struck through is left out, and nothing is run or fetched. */
export function htmlToText(html: string): string {
  const out: string[] = [];
  let letters = 0;
  const add = (text: string) => {
    if (letters > MAX_LETTERS) return;
    letters += text.length;
    out.push(text);
  };
  const walk = (node: Node, depth: number, list: { next: number } | null, isFlat: boolean) => {
    if (depth > MAX_DEPTH || letters > MAX_LETTERS) return;
    if (node.nodeName === '#text') {
      add((node as DefaultTreeAdapterTypes.TextNode).value.replace(/[\s\u00a0\u200b-\u200d\ufeff]+/gu, ' '));
      return;
    }
    if (!('childNodes' in node)) return;
    const name = node.nodeName;
    const attributes =
      'attrs' in node
        ? new Map(node.attrs.map(({ name: key, value }) => [key, value]))
        : new Map<string, string>();
    if (DROPPED.has(name) || HIDDEN.test(attributes.get('style') ?? '') || attributes.has('hidden')) return;
    if (name === 'br') return add(isFlat ? ' ' : '\n');
    const isBlock = BLOCKS.has(name) && !isFlat;
    if (BLOCKS.has(name) && isFlat) add(' ');
    const isRow = name === 'tr' && isOfCells(node);
    if (isBlock) add(name === 'p' || name === 'table' || name === 'ul' || name === 'ol' ? '\n\n' : '\n');
    let own = list;
    if (name === 'ol') own = { next: Number(attributes.get('start') ?? 1) || 1 };
    if (name === 'ul') own = null;
    if (name === 'li') {
      const number = Number(attributes.get('value')) || list?.next;
      if (number && list) {
        add(`${number}. `);
        list.next = number + 1;
      } else add('* ');
    }
    for (const child of node.childNodes) walk(child, depth + 1, own, isFlat || isRow);
    if (name === 'td' || name === 'th') add('   ');
    if (isBlock) add(name === 'p' ? '\n\n' : '\n');
  };
  for (const child of parse(html.slice(0, 2_000_000)).childNodes) walk(child, 0, null, false);
  return out
    .join('')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
