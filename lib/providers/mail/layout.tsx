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
import { darkStyles, LOOK } from './palette';
import { withActionColour } from './parts';
import type { Letter, MailLook } from './types';

/** Of a logo, in pixels. */
const MAX_LOGO_HEIGHT = 64;

/** Disables automatic link detection by mail clients, also for names that look like numbers. */
const NO_DETECTION = 'telephone=no, date=no, address=no, email=no, url=no';

interface LayoutProps {
  locale: Locale;
  letter: Letter;
  /** Of the company it goes out for; null for ours. */
  look: MailLook | null;
}

/**
 * The layout of every mail: header bar, content and the reason for it. It loads nothing but the logo of the company it
 * goes out for, from an address that is the same for everybody and so tells nobody who has opened it.
 */
export function Layout({ locale, letter, look }: LayoutProps) {
  const { light, dark } = look?.tones ?? {};
  const card = light ? { ...LOOK.card, borderTop: `3px solid ${light.accent}` } : LOOK.card;
  return (
    <html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content={NO_DETECTION} />
        <title>{letter.subject}</title>
        <style>{darkStyles(dark?.accent)}</style>
      </Head>
      <Body className="paper" style={LOOK.paper}>
        <Preview>{letter.preview}</Preview>
        <Container style={{ maxWidth: '560px', padding: '24px 16px' }}>
          {look?.logo ? <Logo {...look.logo} /> : null}
          <Text className="ink" style={{ ...LOOK.text, fontWeight: 700, margin: '0 0 8px' }}>
            {look?.name ?? brand.name}
          </Text>
          <Section className="card" style={{ ...card, padding: '24px 16px 8px' }}>
            {light ? withActionColour(letter.body, light.accent) : letter.body}
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

/** On white, also in the dark: most are drawn for paper. The name stands below it as text. */
function Logo({ src, width, height }: NonNullable<MailLook['logo']>) {
  const shown = Math.min(1 / 2, MAX_LOGO_HEIGHT / height);
  return (
    <Section style={{ margin: '0 0 8px' }}>
      {/* biome-ignore lint/performance/noImgElement: mails know nothing of Next */}
      <img
        src={src}
        alt=""
        width={Math.round(width * shown)}
        height={Math.round(height * shown)}
        style={LOOK.logo}
      />
    </Section>
  );
}
