import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { PermitDrawing } from '@/components/marketing/permit-drawing';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { TRIAL_DAYS } from '@/lib/providers/billing/plans';

export function Hero() {
  const t = useTranslations('home.hero');
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-12 sm:px-6 lg:grid-cols-12 lg:pt-16 lg:pb-20">
      <div className="flex flex-col items-start gap-6 lg:col-span-6">
        <h1 className="text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
        <p className="max-w-[52ch] text-lg text-muted">{t('text', { brand: brand.name })}</p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <SiteLink to="/login" query={{ signup: 'true' }} className={buttonClass({})}>
            {t('start')}
          </SiteLink>
          <SiteLink to="/pricing" className={buttonClass({ variant: 'secondary' })}>
            {t('pricing')}
          </SiteLink>
        </div>
        <p className="max-w-[52ch] text-sm text-muted">{t('terms', { days: TRIAL_DAYS })}</p>
      </div>
      <PermitDrawing className="lg:col-span-6 lg:justify-self-end" />
    </div>
  );
}
