'use client';

import { FileDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';
import type { ReportStep } from './follow-report';

interface Props {
  /** Of the file; answers after a while without JavaScript as well. */
  href: string;
  label: string;
  /** For the bar of a page, among others like it. */
  isQuiet?: boolean;
  /** Between two looks at how far it is. */
  everyMs?: number;
}

/** Has the report drawn, says how far it is, and saves it once it is there. */
export function ReportButton({ href, label, isQuiet = false, everyMs = 1_000 }: Props) {
  const t = useTranslations('report.making');
  const [state, setState] = useState<ReportStep | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  const isUnderWay = state === 'waiting' || state === 'drawing';
  const start = async (event: MouseEvent) => {
    // A new tab or a copy of the address is the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isUnderWay) return;
    setState('waiting');
    const { signal } = gone.current;
    try {
      // Most readers never ask for it.
      const { follow } = await import('./follow-report');
      const end = await follow(href, { signal, everyMs, onState: setState });
      setState(end);
      if (end === 'ready') window.location.assign(href);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <a
        href={href}
        onClick={start}
        aria-disabled={isUnderWay || undefined}
        className={
          isQuiet
            ? classNames(buttonClass({ variant: 'quiet', size: 'sm' }), 'text-muted')
            : buttonClass({ variant: 'secondary' })
        }
      >
        {isUnderWay ? <Spinner /> : <FileDown aria-hidden="true" className="size-4" />}
        {label}
      </a>
      <span role="status" className="text-sm text-muted">
        {state === null || state === 'none' ? null : t(state)}
      </span>
    </span>
  );
}
