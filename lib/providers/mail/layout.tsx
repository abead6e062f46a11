import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import { DARK_STYLES, LOOK } from './palette';
import type { Letter } from './types';

/** Disables automatic link detection by mail clients, also for names that look like numbers. */
const NO_DETECTION = 'telephone=no, date=no, address=no, email=no, url=no';

/** The layout of every mail: header bar, content and the reason for it. Loads no external resources. */
export function Layout({ locale, letter }: { locale: Locale; letter: Letter }) {
  return (
    <html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content={NO_DETECTION} />
        <title>{letter.subject}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="paper" style={LOOK.paper}>
        <Preview>{letter.preview}</Preview>
        <Container style={{ maxWidth: '560px', padding: '24px 16px' }}>
          <Text className="ink" style={{ ...LOOK.text, fontWeight: 700, margin: '0 0 8px' }}>
            {brand.name}
          </Text>
          <Section className="card" style={{ ...LOOK.card, padding: '24px 16px 8px' }}>
            {letter.body}
          </Section>
          <Text className="muted" style={{ ...LOOK.muted, margin: '16px 0 0' }}>
            {letter.reason}
            {[letter.settings, letter.unsubscribe].map(
              (link) =>
                link && (
                  <Fragment key={link.href}>
                    {' '}
                    <Link className="link" href={link.href} style={LOOK.link}>
                      {link.label}
                    </Link>
                  </Fragment>
                ),
            )}
          </Text>
          {letter.postalAddress && (
            <Text className="muted" style={{ ...LOOK.muted, margin: '8px 0 0' }}>
              {letter.postalAddress}
            </Text>
          )}
        </Container>
      </Body>
    </html>
  );
}
