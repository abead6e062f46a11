import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/marketing/section';

const LIMITS = ['approval', 'counter', 'upload', 'fees'] as const;

/** What the check never says, and where it can go wrong. */
export function Limits() {
  const t = useTranslations('solutions.checklist.limits');
  return (
    <Section title={t('title')} text={t('text')}>
      <dl className="border-t border-line">
        {LIMITS.map((limit) => (
          <div key={limit} className="border-b border-line py-4">
            <dt className="font-semibold">{t(`${limit}.title`)}</dt>
            <dd className="mt-1 max-w-[68ch] text-muted">{t(`${limit}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <SiteLink to="/cities" className="text-link inline-flex min-h-11 items-center">
          {t('cities')}
        </SiteLink>
      </p>
    </Section>
  );
}
