'use client';

import { Link2, Printer } from 'lucide-react';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnswering } from '@/components/checklists/use-answering';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { MailList, type SendMail } from './mail-list';
import type { TryQuery } from './try-query';
import type { ListWords, OpenList } from './try-types';
import '@/components/checklists/print.css';

/** How the reader is brought to a list: asked for by the form, or by the address the page was opened with. */
export interface Arrival {
  by: 'form' | 'address';
}

export interface OpenChecklistProps {
  list: OpenList;
  /** Another one each time the reader is to be brought here. */
  arrival: Arrival;
  pending: boolean;
  /** The element to go to when no question is left. */
  resultId: string;
  words: ListWords;
  /** Said where the connection broke while the list was still arriving. */
  failed: string;
  /** Mails the list as it stands. */
  mail: SendMail;
  /** Asks for the list of this query. */
  go: (query: TryQuery) => void;
}

/** A list that can be answered, printed and sent on. Loaded when the first list is asked for. */
export function OpenChecklist({
  list,
  arrival,
  pending,
  resultId,
  words,
  failed,
  mail,
  go,
}: OpenChecklistProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useAnswering({ query: list.query, pending, resultId, go });

  useEffect(() => {
    // Who comes by a link hears the page from its beginning, but sees the list at once. After a reload, too: what
    // the browser holds in view stood where the list now is.
    if (arrival.by === 'form') heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [arrival]);

  return (
    <div data-checklist="" onSubmit={answer} aria-busy={pending || undefined}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="rounded-md text-3xl font-extrabold">
          {list.title} <span className="block text-lg font-semibold">{list.place}</span>
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {words.print}
          </Button>
          <CopyLink list={list} words={words} />
          {list.start}
        </div>
        <MailList words={words.mail} mail={mail} />
      </div>
      <Arriving list={list} fallback={<Alert tone="danger">{failed}</Alert>}>
        {list.body}
      </Arriving>
    </div>
  );
}

interface ArrivingProps {
  list: OpenList;
  fallback: ReactNode;
  children: ReactNode;
}

/** A list comes in parts; one that breaks off leaves the page as it is. */
class Arriving extends Component<ArrivingProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ list }: ArrivingProps) {
    if (this.state.broken && list !== this.props.list) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** The whole list stands in the address. */
function CopyLink({ list, words }: { list: OpenList; words: ListWords }) {
  const [copied, setCopied] = useState<OpenList | null>(null);
  // Only pages of a secure origin may write to the clipboard.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied(list),
      () => setCopied(null),
    );
  return (
    <Button variant="secondary" size="sm" onClick={copy}>
      <Link2 aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied === list ? words.copied : words.copy}</span>
    </Button>
  );
}
