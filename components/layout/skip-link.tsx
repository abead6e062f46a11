import { useTranslations } from 'next-intl';

/** The id of the page's `main`. */
export const CONTENT_ID = 'content';

export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only rounded-md bg-card px-4 py-2.5 font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('skipToContent')}
    </a>
  );
}
