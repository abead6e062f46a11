import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { STATE_TRIGGERS } from '@/content/requirements/state-triggers';
import { isStateCode, stateName } from '@/lib/catalogue/checklists/places';

/** What the state asks for beside the city; nothing where none is known. */
export function StateTriggers({ state }: { state: string }) {
  const t = useTranslations('cities');
  const locale = useAppLocale();
  const triggers = STATE_TRIGGERS.filter((trigger) => trigger.state === state);
  if (triggers.length === 0 || !isStateCode(state)) return null;
  return (
    <>
      <h3 className="mt-8 mb-2 text-lg">{t('sections.state', { state: stateName(state)[locale] })}</h3>
      <ul className="flex list-[square] flex-col gap-2 pl-5 marker:text-muted">
        {triggers.map(({ id, text, sources, confidence }) => (
          <li key={id}>
            {text[locale]}{' '}
            <span className="text-sm text-muted">
              {sources.map(({ title, url }, index) => (
                <span key={title.en}>
                  {index === 0 ? '' : ' · '}
                  {url === null ? (
                    title[locale]
                  ) : (
                    <a href={url} lang="en" rel="noreferrer" className="text-link">
                      {title[locale]}
                    </a>
                  )}
                </span>
              ))}{' '}
              {confidence === 'A' ? null : <ConfidenceMark confidence={confidence} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
