import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface DescriptionItem {
  term: string;
  detail: ReactNode;
}

export function DescriptionList({
  items,
  className,
}: {
  items: readonly DescriptionItem[];
  className?: string;
}) {
  return (
    <dl className={classNames('divide-y divide-line', className)}>
      {items.map(({ term, detail }) => (
        <div
          key={term}
          className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-sm text-muted sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 tabular-nums wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
