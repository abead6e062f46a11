import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { PLANS, type Plan, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';
import { readingFigures } from '@/lib/tracking/cities/reading';

/** The four plans with what each includes; `children` stand below the cards. */
export function PlanCards({ children }: { children?: ReactNode }) {
  const t = useTranslations('home.plans');
  return (
    <section className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-12 sm:px-6 lg:py-20">
        <div className="flex flex-col gap-3">
          <h2 className="text-3xl font-extrabold">{t('title')}</h2>
          <p className="text-muted">{t('text', { days: TRIAL_DAYS })}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {TIERS.map((tier) => (
            <PlanCard key={tier} plan={PLANS[tier]} />
          ))}
        </ul>
        <p className="max-w-[72ch] text-sm text-muted">{t('cadenceNote', { ...readingFigures() })}</p>
        {children}
      </div>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useTranslations('home.plans');
  const name = t(`names.${plan.tier}`);
  const { setupUsers } = PLAN_FACTS[plan.tier];
  const lines = [
    setupUsers === 'unlimited' ? t('usersUnlimited') : t('users', { count: setupUsers }),
    t('cities', { count: plan.cities }),
    t('permits', { count: figure(plan.permitsPerYear) }),
    t(`cadence.${plan.cadence}`),
    `${t('recipients', { count: plan.recipients })} ${t(plan.sms ? 'byEmailAndText' : 'byEmail')}`,
    [
      t('checks', { count: figure(plan.checks.monitored) }),
      t('checksElsewhere', { count: figure(plan.checks.unmonitored) }),
    ].join('; '),
  ];
  const look = buttonClass({ variant: 'secondary' });
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">{name}</h3>
        <p className="flex items-baseline gap-2">
          <span className="font-heading text-4xl font-extrabold tabular-nums">
            {dollars(plan.priceCents)}
          </span>
          <span className="text-sm text-muted">{t('month')}</span>
        </p>
      </div>
      <ul className="flex flex-1 flex-col gap-2.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {plan.tier === 'enterprise' ? (
        <SiteLink to="/enterprise" className={look}>
          {t('about')}
        </SiteLink>
      ) : (
        <SiteLink to="/login" query={{ signup: 'true', plan: plan.tier }} className={look}>
          {t('choose', { plan: name })}
        </SiteLink>
      )}
    </Card>
  );
}
