'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { type TextCatalogue, translate, type Values } from '@/lib/platform/i18n/interpolate';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { loadTranslation, translationAddress } from '@/lib/platform/i18n/translation-loader';

/** What the texts are filled with: an accent, a sign HTML would escape, cents, a calendar day. */
const VALUES: Values = {
  company: 'Muñoz & Sons Roofing',
  number: 'bp-2026-00417',
  fee: 1234.5,
  valuation: 85_000,
  issuedOn: '2026-11-20',
  expiresOn: '2027-05-19',
  note: '<b>Reroof</b> & gutters',
};
/** The file holds every text of the site; these show what placeholders become. */
const SAMPLES = 'translationTest.samples.';
/** In no file: shows what a reader sees of a key nobody has written. */
const UNKNOWN_KEY = `${SAMPLES}unwritten`;

const isSample = (key: string) => key.startsWith(SAMPLES);

const NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

export interface TextsTestProps {
  locale: Locale;
  words: {
    language: string;
    loading: string;
    failed: string;
    again: string;
    /** With `{count}` and `{address}` still in it. */
    loaded: string;
    table: string;
    key: string;
    raw: string;
    result: string;
    fallback: string;
    unknown: string;
  };
}

type State =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'loaded'; own: TextCatalogue; english: TextCatalogue };

async function load(locale: Locale): Promise<State> {
  const transports = { fetch: (url: string) => fetch(url) };
  const [own, english] = await Promise.all(
    [locale, DEFAULT_LOCALE].map((each) => loadTranslation(translationAddress(each), transports)),
  );
  const failed = [own, english].find((result) => result && !result.ok);
  if (failed && !failed.ok) return { step: 'failed', message: failed.message };
  if (!own?.ok || !english?.ok) return { step: 'loading' };
  return {
    step: 'loaded',
    own: { locale, texts: own.texts },
    english: { locale: DEFAULT_LOCALE, texts: english.texts },
  };
}

/** Loads the texts of a language from their file and shows each as it is written and as it is read. */
export function TextsTest({ locale: page, words }: TextsTestProps) {
  const [wanted, setWanted] = useState({ locale: page, attempt: 0 });
  const [state, setState] = useState<State>({ step: 'loading' });
  useEffect(() => {
    let gone = false;
    load(wanted.locale).then((next) => gone || setState(next));
    return () => {
      gone = true;
    };
  }, [wanted]);
  const show = (locale: Locale) => {
    setState({ step: 'loading' });
    setWanted(({ attempt }) => ({ locale, attempt: attempt + 1 }));
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.language}</legend>
        {LOCALES.map((locale) => (
          <Button
            key={locale}
            variant={locale === wanted.locale ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={locale === wanted.locale}
            lang={locale}
            onClick={() => show(locale)}
          >
            {NAMES[locale]}
          </Button>
        ))}
      </fieldset>
      {state.step === 'failed' ? (
        <Alert tone="danger" title={words.failed}>
          <p className="mb-3 wrap-anywhere">{state.message}</p>
          <Button variant="secondary" size="sm" onClick={() => show(wanted.locale)}>
            {words.again}
          </Button>
        </Alert>
      ) : (
        <p role="status" className="text-sm text-muted">
          {state.step === 'loading'
            ? words.loading
            : words.loaded
                .replace('{count}', String(Object.keys(state.own.texts).length))
                .replace('{address}', translationAddress(state.own.locale))}
        </p>
      )}
      {state.step === 'loaded' ? <TextsTable {...state} words={words} /> : null}
    </div>
  );
}

function TextsTable({
  own,
  english,
  words,
}: {
  own: TextCatalogue;
  english: TextCatalogue;
  words: TextsTestProps['words'];
}) {
  const [fallenBack = ''] = Object.keys(english.texts).filter(isSample);
  const rows = [
    ...Object.entries(own.texts)
      .filter(([key]) => isSample(key))
      .map(([key, raw]) => ({
        key,
        raw,
        lang: own.locale,
        result: translate(key, VALUES, [own, english]),
      })),
    {
      key: `${fallenBack} ${words.fallback}`,
      raw: '',
      lang: DEFAULT_LOCALE,
      // As if the language had no such text.
      result: translate(fallenBack, VALUES, [{ ...own, texts: {} }, english]),
    },
    {
      key: `${UNKNOWN_KEY} ${words.unknown}`,
      raw: '',
      lang: DEFAULT_LOCALE,
      result: translate(UNKNOWN_KEY, VALUES, [own, english]),
    },
  ];
  return (
    <Table label={words.table}>
      <TableHead>
        <TableRow>
          <TableHeader>{words.key}</TableHeader>
          <TableHeader>{words.raw}</TableHeader>
          <TableHeader>{words.result}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, raw, lang, result }) => (
          <TableRow key={key}>
            <TableCell className="w-1/5 align-top text-muted wrap-anywhere">{key}</TableCell>
            <TableCell lang={lang} className="w-2/5 align-top font-mono text-xs wrap-anywhere">
              {raw === '' ? '—' : raw}
            </TableCell>
            <TableCell lang={lang} className="w-2/5 align-top">
              {result}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
