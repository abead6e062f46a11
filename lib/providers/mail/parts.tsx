import { Button } from '@react-email/button';
import { Heading as HeadingElement } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { LOOK } from './palette';
import { isComposed, part, plainText } from './plain-text';

interface TextProps {
  children: string;
}

const itself = ({ children }: TextProps) => children;

export const Title = part<TextProps>(
  ({ children }) => (
    <HeadingElement as="h1" className="ink" style={LOOK.title}>
      {children}
    </HeadingElement>
  ),
  itself,
);

/** What the items below it have in common. */
export const Heading = part<TextProps>(
  ({ children }) => (
    <HeadingElement as="h2" className="ink" style={LOOK.title}>
      {children}
    </HeadingElement>
  ),
  itself,
);

export const Paragraph = part<TextProps>(
  ({ children }) => (
    <Text className="ink" style={LOOK.text}>
      {children}
    </Text>
  ),
  itself,
);

export const Strong = part<TextProps>(
  ({ children }) => (
    <Text className="ink" style={{ ...LOOK.text, fontWeight: 700, margin: '0 0 4px' }}>
      {children}
    </Text>
  ),
  itself,
);

/** Secondary information without a required action. */
export const Muted = part<TextProps>(
  ({ children }) => (
    <Text className="muted" style={LOOK.muted}>
      {children}
    </Text>
  ),
  itself,
);

/** What to do if the mail was not meant for, or not caused by, the reader. */
export const Note = part<TextProps>(
  ({ children }) => (
    <Text className="ink rule" style={{ ...LOOK.text, ...LOOK.aside }}>
      {children}
    </Text>
  ),
  itself,
);

/** User-written text with its line breaks. */
export const Quote = part<TextProps>(
  ({ children }) => (
    <Text className="ink rule" style={{ ...LOOK.text, ...LOOK.aside, whiteSpace: 'pre-wrap' }}>
      {children}
    </Text>
  ),
  itself,
);

interface ActionProps {
  href: string;
  children: string;
  /** Of the company a mail goes out for; ours if left out. */
  colour?: string;
}

/** The call to action; in plain text its label and URL. */
export const Action = part<ActionProps>(
  ({ href, children, colour }) => (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        className="action"
        href={href}
        style={colour === undefined ? LOOK.action : { ...LOOK.action, backgroundColor: colour }}
      >
        {children}
      </Button>
    </Section>
  ),
  ({ href, children }) => `${children}: ${href}`,
);

/** The parts of a letter, its calls to action in another colour. What servers render knows no context. */
export function withActionColour(body: ReactNode, colour: string): ReactNode {
  return Children.map(body, (node) => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    if (node.type === Action) return cloneElement(node as ReactElement<ActionProps>, { colour });
    if (node.type === Fragment) return <>{withActionColour(node.props.children, colour)}</>;
    return isComposed(node.type) ? withActionColour(node.type(node.props), colour) : node;
  });
}

/** A secondary link. */
export const Reference = part<{ href: string; children: string }>(
  ({ href, children }) => (
    <Text style={{ margin: '0 0 16px' }}>
      <Link className="link" href={href} style={{ ...LOOK.link, fontSize: '16px', lineHeight: '24px' }}>
        {children}
      </Link>
    </Text>
  ),
  ({ href, children }) => `${children}: ${href}`,
);

export type FactRows = readonly (readonly [name: string, value: string])[];

/** Names and values, one below the other: a phone has no room for two columns. */
export const Facts = part<{ rows: FactRows }>(
  ({ rows }) => (
    <Section style={{ margin: '0 0 16px' }}>
      {rows.map(([name, value]) => (
        <Text key={name} className="ink" style={{ ...LOOK.text, margin: '0 0 4px' }}>
          <span className="muted" style={{ color: LOOK.muted.color }}>{`${name}: `}</span>
          {value}
        </Text>
      ))}
    </Section>
  ),
  ({ rows }) => rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
);

/** One of several things the mail tells of, with a rule above it. */
export const Item = part<{ children: ReactNode }>(
  ({ children }) => (
    <Section className="rule" style={{ ...LOOK.rule, paddingTop: '16px' }}>
      {children}
    </Section>
  ),
  ({ children }) => plainText(children, '\n'),
);
