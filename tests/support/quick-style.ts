/** What the browser's own sheet lays out within a line. */
const INLINE = new Set(
  'A ABBR B BR CITE CODE EM I IMG KBD LABEL MARK Q SMALL SPAN STRONG SUB SUP TIME'.split(' '),
);
const NEVER_SHOWN = new Set('HEAD LINK META SCRIPT STYLE TEMPLATE TITLE'.split(' '));

/**
 * Makes `getComputedStyle` quick where it is asked whether something is shown: for every query by role jsdom would
 * match its whole sheet with each element. There is no sheet of ours here, so that what counts is an element's own
 * style, its kind and `hidden`. Anything else that is asked jsdom answers.
 */
export function answerStylesQuickly(): void {
  const asJsdom = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof HTMLElement || element instanceof SVGElement))
      return asJsdom(element, pseudo);
    const quick: Record<string, string> = {
      display: getDisplay(element),
      visibility: inherited(element, 'visibility', 'visible'),
      opacity: element.style.opacity || '1',
      'pointer-events': inherited(element, 'pointer-events', 'auto'),
    };
    const read = (name: string) => quick[name] ?? asJsdom(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return read;
        if (name === 'pointerEvents') return quick['pointer-events'];
        return typeof name === 'string' && name in quick ? quick[name] : Reflect.get(asJsdom(element), name);
      },
    });
  };
}

function getDisplay(element: HTMLElement | SVGElement): string {
  if (element.style.display !== '') return element.style.display;
  if (element.hasAttribute('hidden') || NEVER_SHOWN.has(element.tagName)) return 'none';
  return INLINE.has(element.tagName) ? 'inline' : 'block';
}

function inherited(element: Element, name: string, usual: string): string {
  for (let holder: Element | null = element; holder; holder = holder.parentElement) {
    const own =
      holder.getAttribute('style') === null ? '' : (holder as HTMLElement).style.getPropertyValue(name);
    if (own !== '') return own;
  }
  return usual;
}
