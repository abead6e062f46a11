'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import {
  type LoadResult,
  loadTranslation,
  type Transports,
  translationAddress,
} from '@/lib/platform/i18n/translation-loader';

const CASES = ['missing', 'broken', 'server', 'network', 'nothing'] as const;
type Case = (typeof CASES)[number];

const browser: Transports = { fetch: (url) => fetch(url) };

/** Two real requests that fail, and what this server does not do on demand, played by a request of our own. */
const TRIES: Record<Case, { url: string; transports: Transports }> = {
  missing: { url: '/locales/en/missing.json', transports: browser },
  broken: { url: '/icon.svg', transports: browser },
  server: {
    url: translationAddress('en'),
    transports: { fetch: async () => ({ status: 503, text: async () => '' }) },
  },
  network: {
    url: translationAddress('en'),
    transports: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  },
  nothing: { url: translationAddress('en'), transports: {} },
};

export interface FailureTestProps {
  words: {
    table: string;
    case: string;
    answer: string;
    retryable: string;
    run: string;
    notRun: string;
    running: string;
    yes: string;
    no: string;
    unexpected: string;
    cases: Record<Case, string>;
  };
}

/** The ways a translation file fails to load, each run on demand. */
export function FailureTest({ words }: FailureTestProps) {
  const [results, setResults] = useState<Partial<Record<Case, LoadResult>>>({});
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    for (const name of CASES) {
      const { url, transports } = TRIES[name];
      // Once each: the wait between tries would say nothing more.
      const result = await loadTranslation(url, transports, { retries: 0 });
      setResults((before) => ({ ...before, [name]: result }));
    }
    setRunning(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="secondary" pending={running} onClick={run}>
        {words.run}
      </Button>
      <Table label={words.table}>
        <TableHead>
          <TableRow>
            <TableHeader>{words.case}</TableHeader>
            <TableHeader>{words.answer}</TableHeader>
            <TableHeader>{words.retryable}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {CASES.map((name) => (
            <FailureRow key={name} title={words.cases[name]} result={results[name]} words={words} />
          ))}
        </TableBody>
      </Table>
      <p role="status" className="sr-only">
        {running ? words.running : ''}
      </p>
    </div>
  );
}

function FailureRow({
  title,
  result,
  words,
}: {
  title: string;
  result: LoadResult | undefined;
  words: FailureTestProps['words'];
}) {
  const failed = result && !result.ok ? result : null;
  return (
    <TableRow>
      <TableCell className="w-2/5 align-top">{title}</TableCell>
      <TableCell className="w-2/5 align-top text-xs wrap-anywhere">
        {failed ? (
          <code lang="en" className="font-mono">
            {failed.message}
          </code>
        ) : (
          <span className="text-muted">{result ? words.unexpected : words.notRun}</span>
        )}
      </TableCell>
      <TableCell className="w-1/5 align-top">
        {failed ? words[failed.retryable ? 'yes' : 'no'] : ''}
      </TableCell>
    </TableRow>
  );
}
