import { useTranslations } from 'next-intl';
import { LayerTag } from '@/components/checklists/layer-tag';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';

const EXAMPLE = {
  permitType: 'roofing',
  place: { city: 'Tampa', county: null, state: 'FL' },
  answers: { applicantRole: 'contractor' },
} as const;
const SHOWN = 5;

/** Some lines of a real checklist, built by the same rules as everybody's. */
export function ChecklistFigure() {
  const t = useTranslations('features.checklist');
  const locale = useAppLocale();
  const { documents, permitType } = buildChecklist(EXAMPLE);
  const shown = documents
    .filter(({ confidence, layer }) => confidence === 'A' && layer !== 'city')
    .slice(0, SHOWN);
  return (
    <figure className="flex flex-col gap-2">
      <ul className="border border-line bg-card">
        {shown.map(({ id, label, citation, status, layer, confidence }) => (
          <li
            key={id}
            className="flex flex-col gap-1.5 border-b border-line px-4 py-3 last:border-b-0 sm:px-6"
          >
            <p className="font-semibold">{label[locale]}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <LayerTag layer={layer} />
              <span>{citation[locale]}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span>{t(`status.${status}`)}</span>
              <ConfidenceMark confidence={confidence} />
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="text-xs text-muted">
        {t('example', {
          type: permitType.name[locale],
          place: `${EXAMPLE.place.city}, ${EXAMPLE.place.state}`,
          shown: shown.length,
          total: documents.length,
        })}
      </figcaption>
    </figure>
  );
}
