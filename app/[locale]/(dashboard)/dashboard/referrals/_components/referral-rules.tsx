import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { Offer } from './offer';

const RULES = ['code', 'friend', 'reward', 'credit', 'oneself', 'privacy'] as const;

/** The rules, short; the terms hold them in full. */
export function ReferralRules({ offer }: { offer: Offer }) {
  const t = useTranslations('referrals.rules');
  return (
    <section aria-labelledby="referrals-rules">
      <h2 id="referrals-rules" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="max-w-[68ch] list-disc space-y-1.5 pl-5">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule, offer)}</li>
        ))}
      </ul>
      <p className="mt-3">
        <AppLink to="/terms" className="inline-flex min-h-6 items-center text-link underline">
          {t('terms')}
        </AppLink>
      </p>
    </section>
  );
}
