import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, vi } from 'vitest';
import { LOCALES, type Locale, regional } from '@/lib/platform/i18n/locales';
import { NAMESPACES } from '@/lib/platform/i18n/messages';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { createTexts } from './texts';

/** What Next's router was asked to do in the running test; cleared before each. */
export const router = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  prefetch: vi.fn(),
};

/** One reader: their language, its texts, and their hands. */
export interface Reader {
  locale: Locale;
  /** A text of the message tables, as this reader sees it; an unknown key throws. */
  t: ReturnType<typeof createTexts>;
  href: (key: RouteKey, params?: RouteParams) => string;
  user: UserEvent;
  /** Shows a component as a page would, with all messages at hand. */
  mount: (node: ReactNode) => RenderResult;
}

/** Runs the tests once for each language. */
export function inBothLanguages(name: string, tests: (reader: () => Reader) => void): void {
  describe.each(LOCALES)(`${name} (%s)`, (locale) => {
    tests(() => createReader(locale));
  });
}

/** Read as files: through the bundler's imports the 88 of them would take each test file a second. */
function loadMessages(locale: Locale): Record<string, AbstractIntlMessages> {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../messages', locale, `${namespace}.json`), 'utf8'),
    );
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)]));
}

const messages = { en: loadMessages('en'), es: loadMessages('es') };

export function createReader(locale: Locale): Reader {
  return {
    locale,
    t: createTexts(locale),
    href: (key, params) => hrefFor(key, locale, params),
    user: userEvent.setup({
      advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
    }),
    mount: (node) =>
      render(
        <NextIntlClientProvider
          locale={regional(locale)}
          messages={messages[locale]}
          timeZone="America/Chicago"
          onError={(error) => {
            throw error;
          }}
        >
          {node}
        </NextIntlClientProvider>,
      ),
  };
}
