import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';

/** The heading that says how the list stands. */
export const RESULT_ID = 'result';

/** The checklist in one line. What may be asked for is said apart: it is not missing. */
export function Summary({
  checklist: { documents, notNeeded, questions },
  beam = true,
}: {
  checklist: LocalisedChecklist;
  beam?: boolean;
}) {
  const t = useTranslations('checklists.summary');
  const count = (status: LocalisedChecklist['documents'][number]['status']) =>
    documents.filter((document) => document.status === status).length;
  const parts = [
    { id: 'required', count: count('required') },
    { id: 'ask', count: count('ask') },
    { id: 'may_be_asked', count: count('may_be_asked') },
    { id: 'not_needed', count: notNeeded.length },
  ] as const;
  return (
    <Card beam={beam} className="flex flex-col gap-3 sm:p-5">
      <div role="status">
        <h2 id={RESULT_ID} tabIndex={-1} className="rounded-md text-2xl text-balance">
          {t('headline', { documents: count('required'), questions: questions.length })}
        </h2>
      </div>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                className="inline-flex min-h-9 items-center gap-2 rounded-md border border-line px-3 text-sm font-semibold hover:border-ink pointer-coarse:min-h-11"
              >
                {t(part.id)}
                <span className="font-normal text-muted tabular-nums">{part.count}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="text-sm text-muted">{t('disclaimer')}</p>
    </Card>
  );
}
