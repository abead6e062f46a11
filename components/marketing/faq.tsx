import { Disclosure } from '@/components/ui/disclosure';
import type { FaqItem } from './faq-items';

/** Questions that open one at a time, without a script: the browser closes its neighbours of the same name. */
export function Faq({ items, name = 'faq' }: { items: readonly FaqItem[]; name?: string }) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} name={name} summary={question}>
          <p className="max-w-[68ch] text-muted">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
