import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { ScreenPicture } from '@/components/marketing/screen-picture';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { TRIAL_DAYS } from '@/lib/providers/billing/plans';

export function Hero() {
  const t = useTranslations('home.hero');
  return (
    <div className="grid items-center gap-8 px-4 pt-8 pb-10 sm:px-6 lg:grid-cols-12 lg:gap-10 lg:pt-12 lg:pr-0 lg:pb-14 lg:pl-[max(1.5rem,calc((100vw-72rem)/2+1.5rem))]">
      <div className="flex flex-col items-start gap-6 lg:col-span-5">
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
      <div className="min-w-0 max-sm:-mr-4 lg:col-span-7">
        <ScreenPicture id="today" eager />
      </div>
    </div>
  );
}
