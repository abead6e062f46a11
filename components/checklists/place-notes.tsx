import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { type DescriptionItem, DescriptionList } from '@/components/ui/description-list';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import { SourcesFold } from './sources-fold';

/** What the state adds, said beside the list. */
export function StateNotes({ checklist: { stateTriggers, place } }: { checklist: LocalisedChecklist }) {
  const t = useTranslations('checklists.state');
  if (stateTriggers.length === 0) return null;
  return (
    <section aria-labelledby="state-notes">
      <h2 id="state-notes" className="mb-3 text-xl">
        {t('title', { state: place.stateName })}
      </h2>
      <Card flush>
        <ul>
          {stateTriggers.map(({ id, text, confidence, sources }) => (
            <li
              key={id}
              className="flex break-inside-avoid flex-col gap-1 border-b border-line px-4 py-4 last:border-b-0 sm:px-5"
            >
              <p>{text}</p>
              <ConfidenceMark confidence={confidence} />
              <SourcesFold sources={sources} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** The code editions the state sets, as far as they are known. */
export function AdoptedCodes({
  checklist: { adoption, permitType, place },
}: {
  checklist: LocalisedChecklist;
}) {
  const t = useTranslations('checklists.codes');
  const edition = ({ status, edition }: LocalisedChecklist['adoption']['irc']) =>
    status === 'adopted' ? t('edition', { edition }) : t(status, { state: place.stateName });
  const items: DescriptionItem[] = [
    { term: t('irc'), detail: edition(adoption.irc) },
    { term: t('nec'), detail: edition(adoption.nec) },
    {
      term: t('model'),
      detail: <span className="font-mono text-sm">{permitType.modelCode.join(' · ')}</span>,
    },
  ];
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-3 text-xl">
        {t('title', { state: place.stateName })}
      </h2>
      <Card className="flex break-inside-avoid flex-col gap-3 sm:p-5">
        <DescriptionList items={items} />
        {adoption.note ? <p className="text-sm text-muted">{adoption.note}</p> : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
          <span className="font-semibold">
            {t(adoption.confidence === 'A' ? 'read' : 'estimate', { date: adoption.asOf })}
          </span>
          <ConfidenceMark confidence={adoption.confidence} />
        </div>
        <SourcesFold sources={adoption.sources} />
      </Card>
    </section>
  );
}
