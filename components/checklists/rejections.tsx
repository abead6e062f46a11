import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import { SourcesFold } from './sources-fold';

/** What sends applications of this kind back, and what to do about it before it happens. */
export function Rejections({ rejections }: { rejections: LocalisedChecklist['rejections'] }) {
  const t = useTranslations('checklists.rejections');
  if (rejections.length === 0) return null;
  return (
    <section aria-labelledby="rejections">
      <h2 id="rejections" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <Card flush>
        <ul>
          {rejections.map(({ id, reason, fix, sources }) => (
            <li
              key={id}
              className="flex break-inside-avoid flex-col gap-1 border-b border-line px-4 py-4 last:border-b-0 sm:px-5"
            >
              <p className="font-semibold">{reason}</p>
              <p className="text-sm">
                <span className="font-semibold text-issued">{t('fix')}</span> {fix}
              </p>
              <SourcesFold sources={sources} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
