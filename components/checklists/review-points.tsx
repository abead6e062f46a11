import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { Disclosure } from '@/components/ui/disclosure';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import { POINT_SEVERITIES } from '@/lib/catalogue/checklists/types';
import { SourcesFold } from './sources-fold';

type Point = LocalisedChecklist['reviewPoints'][number];

/** What the plan reviewer will look for on the drawings, the gravest first; folded, since it is to read, not to bring. */
export function ReviewPoints({ points }: { points: readonly Point[] }) {
  const t = useTranslations('checklists.points');
  if (points.length === 0) return null;
  const byWeight = POINT_SEVERITIES.flatMap((severity) =>
    points.filter((point) => point.severity === severity),
  );
  return (
    <Card flush className="px-4 sm:px-5 print:hidden">
      <Disclosure
        summary={<h2 className="font-sans text-base">{t('title', { count: points.length })}</h2>}
        className="border-b-0"
      >
        <p className="border-t border-line pt-4 text-sm text-muted">{t('hint')}</p>
        <ul>
          {byWeight.map((point) => (
            <ReviewPoint key={point.id} point={point} />
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

function ReviewPoint({ point }: { point: Point }) {
  const t = useTranslations('checklists.points');
  const modelCodeOnly = point.confidence === 'G';
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4 text-sm last:border-b-0 last:pb-0">
      <p className="text-base font-semibold">{point.check}</p>
      <p>
        <span className="font-semibold">{t('passIf')}</span> {point.passIf}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <span className="font-semibold">{t(`severity.${point.severity}`)}</span>
        {point.applies === 'ask' ? <span className="text-muted">{t('ask')}</span> : null}
        <span className="font-mono wrap-anywhere text-muted">{point.citation}</span>
        {modelCodeOnly ? (
          <span className="text-muted">{t('modelCode')}</span>
        ) : (
          <ConfidenceMark confidence={point.confidence} />
        )}
      </div>
      {modelCodeOnly ? null : <SourcesFold sources={point.sources} />}
    </li>
  );
}
