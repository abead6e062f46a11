import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';

export interface SentWords {
  title: string;
  reference: string;
  /** What happens now, in order. */
  next: readonly ReactNode[];
  copy: string;
}

export interface InquirySentProps {
  words: SentWords;
  reference: string;
  copy: readonly { term: string; detail: string }[];
}

/** What stands in the form's place once the server has it: the number to quote, what happens now, what was sent. */
export function InquirySent({ words, reference, copy }: InquirySentProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 tabIndex={-1} className="text-2xl outline-none">
          {words.title}
        </h2>
        <p className="text-muted">
          {words.reference} <strong className="font-mono whitespace-nowrap text-ink">{reference}</strong>
        </p>
      </div>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-muted">
        {words.next.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <li key={index}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <h3 className="text-lg">{words.copy}</h3>
        <DescriptionList
          items={copy.map(({ term, detail }) => ({
            term,
            detail: <span className="whitespace-pre-wrap">{detail}</span>,
          }))}
        />
      </div>
    </div>
  );
}
