'use client';

import { FileDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

const STATES = ['ready', 'waiting', 'drawing', 'failed', 'none'] as const;
type State = (typeof STATES)[number];

interface Props {
  /** Of the file; answers after a while without JavaScript as well. */
  href: string;
  label: string;
  /** Of its button, where it stands among others. */
  className?: string;
  /** Between two looks at how far it is. */
  everyMs?: number;
}

/** Has the report drawn, says how far it is, and saves it once it is there. */
export function ReportButton({
  href,
  label,
  className = buttonClass({ variant: 'secondary' }),
  everyMs = 1_000,
}: Props) {
  const t = useTranslations('report.making');
  const [state, setState] = useState<State | null>(null);
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
      const end = await follow(href, { signal, everyMs, onState: setState });
      setState(end);
      if (end === 'ready') window.location.assign(href);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <a href={href} onClick={start} aria-disabled={isUnderWay || undefined} className={className}>
        {isUnderWay ? <Spinner /> : <FileDown aria-hidden="true" className="size-4" />}
        {label}
      </a>
      <span role="status" className="text-sm text-muted">
        {state === null || state === 'none' ? null : t(state)}
      </span>
    </span>
  );
}

interface Follow {
  signal: AbortSignal;
  everyMs: number;
  onState: (state: State) => void;
}

/** Asks for it once, and again where what it says has changed meanwhile; then looks until it ends. */
async function follow(href: string, { signal, everyMs, onState }: Follow): Promise<State> {
  let state = await getState(`${href}&state=ask`, signal);
  while (state !== 'ready' && state !== 'failed') {
    onState(state);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    signal.throwIfAborted();
    state = await getState(`${href}&state=${state === 'none' ? 'ask' : 'look'}`, signal);
  }
  return state;
}

async function getState(address: string, signal: AbortSignal): Promise<State> {
  const answer = await fetch(address, { signal });
  const said: { state?: string } = answer.ok ? await answer.json() : {};
  return STATES.find((one) => one === said.state) ?? 'failed';
}
