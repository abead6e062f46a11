import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import type { LocalisedChecklist, LocalisedNotNeeded } from '@/lib/catalogue/checklists/localise';
import type { FoundIn } from '@/lib/checking/checks/found-documents';
import { DocumentRow } from './document-row';
import { useReasonText } from './reason-text';

/** In the order a person acts on them. */
const GROUPS = ['required', 'ask', 'may_be_asked'] as const;

/** The documents by how they stand, and those that drop out, with the reason. */
export function Documents({
  checklist: { documents, notNeeded, asOf },
  kept,
}: {
  checklist: LocalisedChecklist;
  /** Of a check: its runs tick what they found. */
  kept: { found: FoundIn | null } | null;
}) {
  const t = useTranslations('checklists.documents');
  return (
    <>
      {GROUPS.map((status) => {
        const group = documents.filter((document) => document.status === status);
        if (group.length === 0) return null;
        return (
          <section key={status} aria-labelledby={status}>
            <h2 id={status} className="text-xl">
              {t(`groups.${status}`, { count: group.length })}
            </h2>
            <p
              className={classNames(
                'mt-0.5 mb-3 text-sm text-muted',
                // What these say is about the screen.
                status !== 'may_be_asked' && 'print:invisible print:mb-0 print:h-2',
              )}
            >
              {t(kept && status === 'required' ? 'hints.requiredKept' : `hints.${status}`)}
            </p>
            <Card flush>
              <ul>
                {group.map((document) => (
                  <DocumentRow key={document.id} document={document} asOf={asOf} kept={kept} />
                ))}
              </ul>
            </Card>
          </section>
        );
      })}
      {notNeeded.length > 0 ? <NotNeeded documents={notNeeded} /> : null}
    </>
  );
}

function NotNeeded({ documents }: { documents: readonly LocalisedNotNeeded[] }) {
  const t = useTranslations('checklists.documents');
  const reasonText = useReasonText();
  return (
    <Card flush id="not_needed" className="px-4 sm:px-5 print:hidden">
      <Disclosure summary={t('notNeeded', { count: documents.length })} className="border-b-0">
        <ul className="flex flex-col gap-4 border-t border-line pt-4">
          {documents.map((document) => (
            <li key={document.id} className="flex flex-col gap-0.5 text-sm">
              <p className="font-semibold">{document.label}</p>
              <p className="text-muted">{reasonText('not_needed', document.reason)}</p>
              {document.note ? <p className="text-muted">{document.note}</p> : null}
              <p className="font-mono text-xs wrap-anywhere text-muted">{document.citation}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
