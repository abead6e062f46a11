import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import { ORIGIN } from './site';

/** What a page says of itself, and where it leads. */
export interface Survey {
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  /** `hreflang` → address. */
  twins: Record<string, string>;
  picture: string | null;
  headings: number;
  /** What JSON-LD scripts hold. */
  structured: string[];
  /** What can be read, folded parts included, without the numbers of notes; all white space left out. */
  text: string;
  links: string[];
  ids: string[];
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Not read by people, or the number of a note. */
const NOT_TEXT = new Set(['head', 'script', 'style', 'template', 'sup']);

/** Reads HTML as a browser's parser does; nothing of it is run or loaded. */
export function survey(source: string): Survey {
  const elements: Element[] = [];
  const texts: string[] = [];
  const visit = (node: Node, isRead: boolean) => {
    if ('value' in node && isRead) texts.push(node.value);
    if (!('childNodes' in node)) return;
    if ('tagName' in node) elements.push(node);
    const readsOn = isRead && !('tagName' in node && NOT_TEXT.has(node.tagName));
    for (const child of node.childNodes) visit(child, readsOn);
  };
  visit(parse(source, { scriptingEnabled: false }), true);

  const all = (tag: string, given: Record<string, string> = {}) =>
    elements.filter(
      (one) =>
        one.tagName === tag && Object.entries(given).every(([name, value]) => attribute(one, name) === value),
    );
  const value = (tag: string, given: Record<string, string>, name: string) => {
    const [first] = all(tag, given);
    return first ? attribute(first, name) : null;
  };
  return {
    lang: value('html', {}, 'lang') ?? '',
    title: getText(all('title').find(({ namespaceURI }) => namespaceURI === html.NS.HTML))
      .trim()
      .replace(/\s+/g, ' '),
    description: value('meta', { name: 'description' }, 'content') ?? '',
    canonical: value('link', { rel: 'canonical' }, 'href'),
    twins: Object.fromEntries(
      all('link', { rel: 'alternate' }).flatMap((link) => {
        const language = attribute(link, 'hreflang');
        return language === null ? [] : [[language, attribute(link, 'href') ?? '']];
      }),
    ),
    picture: value('meta', { property: 'og:image' }, 'content'),
    headings: all('h1').length,
    structured: all('script', { type: 'application/ld+json' }).map(getText),
    text: texts.join('').replace(/\s+/g, ''),
    links: all('a').flatMap((link) => attribute(link, 'href') ?? []),
    ids: elements.flatMap((one) => attribute(one, 'id') ?? []),
  };
}

function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

function getText(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}

/** A link's path on the site, with its fragment apart; null where it leads elsewhere. */
export function ownAddress(
  link: string,
  from: string,
  published: string,
): { path: string; id: string } | null {
  if (!URL.canParse(link, ORIGIN + from)) return null;
  const url = new URL(link, ORIGIN + from);
  if (url.origin !== ORIGIN && url.origin !== published) return null;
  return { path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) };
}
