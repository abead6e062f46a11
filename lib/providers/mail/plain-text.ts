import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A mail component with a plain-text rendering. */
export interface Part<Props> {
  (props: Props): ReactElement;
  plain(props: Props): string;
}

export function part<Props>(
  html: (props: Props) => ReactElement,
  plain: (props: Props) => string,
): Part<Props> {
  return Object.assign(html, { plain });
}

/** A part, or a component that puts parts together. */
type Component = ((props: unknown) => ReactNode) & Partial<Part<unknown>>;

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}

/** Whether it is no part itself, but a component that puts parts together. */
export function isComposed(type: unknown): type is (props: unknown) => ReactNode {
  return isComponent(type) && type.plain === undefined;
}

/** Renders parts as plain text in their order, separated by a blank line or `between`. */
export function plainText(node: ReactNode, between = '\n\n'): string {
  return collectTexts(node)
    .filter((text) => text !== '')
    .join(between);
}

function collectTexts(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(collectTexts);
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (isValidElement<{ children?: ReactNode }>(node)) {
    if (node.type === Fragment) return collectTexts(node.props.children);
    if (isComponent(node.type))
      return node.type.plain ? [node.type.plain(node.props)] : collectTexts(node.type(node.props));
  }
  throw new Error('A mail is made of parts only: anything else would be missing from its plain text.');
}
