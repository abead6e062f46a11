import { Button } from '@react-email/button';
import { Heading as HeadingElement } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { LOOK } from './palette';
import { part, plainText } from './plain-text';

interface Says {
  children: string;
}

const itself = ({ children }: Says) => children;

export const Title = part<Says>(
  ({ children }) => (
    <HeadingElement as="h1" className="ink" style={LOOK.title}>
      {children}
    </HeadingElement>
  ),
  itself,
);

/** What the items below it have in common. */
export const Heading = part<Says>(
  ({ children }) => (
    <HeadingElement as="h2" className="ink" style={LOOK.title}>
      {children}
    </HeadingElement>
  ),
  itself,
);

export const Paragraph = part<Says>(
  ({ children }) => (
    <Text className="ink" style={LOOK.text}>
      {children}
    </Text>
  ),
  itself,
);

export const Strong = part<Says>(
  ({ children }) => (
    <Text className="ink" style={{ ...LOOK.text, fontWeight: 700, margin: '0 0 4px' }}>
      {children}
    </Text>
  ),
  itself,
);

/** What is good to know and nobody has to act on. */
export const Muted = part<Says>(
  ({ children }) => (
    <Text className="muted" style={LOOK.muted}>
      {children}
    </Text>
  ),
  itself,
);

/** What to do if this was not meant for, or done by, the reader. */
export const Note = part<Says>(
  ({ children }) => (
    <Text className="ink rule" style={{ ...LOOK.text, ...LOOK.aside }}>
      {children}
    </Text>
  ),
  itself,
);

/** What somebody wrote, line by line as they wrote it. */
export const Quote = part<Says>(
  ({ children }) => (
    <Text className="ink rule" style={{ ...LOOK.text, ...LOOK.aside, whiteSpace: 'pre-wrap' }}>
      {children}
    </Text>
  ),
  itself,
);

/** The one thing to do; as text, what it is for and the address. */
export const Action = part<{ href: string; children: string }>(
  ({ href, children }) => (
    <Section style={{ margin: '0 0 16px' }}>
      <Button className="action" href={href} style={LOOK.action}>
        {children}
      </Button>
    </Section>
  ),
  ({ href, children }) => `${children}: ${href}`,
);

/** A further address, beside the one thing to do. */
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
