import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { WatchedCity } from '@/lib/tracking/permits/view';
import { NamesWaiting } from './names-waiting';

interface Props {
  companyName: string;
  cities: WatchedCity[];
  recipients: number;
  /** Spellings that wait for an answer. */
  suggested: number;
}

/** The dashboard before the first permit: how to get there, or what works where no city is followed. */
export function FirstRun(props: Props) {
  return props.cities.some(({ feed }) => feed !== null) ? (
    <FirstPermits {...props} />
  ) : (
    <FirstCheck {...props} />
  );
}

/** Where changes can come: company, permits, who is told. */
function FirstPermits({ companyName, cities, recipients, suggested }: Props) {
  const t = useTranslations('dashboard.firstRun');
  const format = useFormatter();
  const locale = useAppLocale();
  const names = useTranslations('names.home');
  const read = cities.filter(({ feed }) => feed !== null);
  const nameless = read.filter(({ slug }) => feedRecord(slug)?.hasContractor === false);
  const named = read.filter((city) => !nameless.includes(city));
  const listed = (some: WatchedCity[]) =>
    format.list(some.map(({ slug, label }) => cityLabel(slug, locale, label)));
  const coming = named.filter(({ feed }) => feed?.lastSuccessAt === null);
  const searched = named.filter((city) => !coming.includes(city));
  return (
    <Card as="section" beam>
      <CardHeader title={t('title')} description={t('description')} />
      <ol className="flex flex-col">
        <Step number={1} done title={t('company.title')}>
          <p>
            {t('company.text', { cities: read.length, company: companyName })}
            {read.length < cities.length
              ? ` ${t('company.others', { count: cities.length - read.length })}`
              : ''}
          </p>
        </Step>
        <Step number={2} done={false} title={t('permits.title')}>
          {suggested > 0 ? <NamesWaiting count={suggested} /> : null}
          {coming.length > 0 ? <p>{names('reading', { cities: listed(coming) })}</p> : null}
          {searched.length > 0 ? <p>{names('read', { cities: listed(searched) })}</p> : null}
          <p>{t('permits.text')}</p>
          {nameless.length > 0 ? (
            <p>
              {t('permits.noContractor', {
                cities: listed(nameless),
                count: nameless.length,
              })}
            </p>
          ) : null}
          <AppLink to="/dashboard/permits" query={{ add: '1' }} className={buttonClass()}>
            {t('permits.action')}
          </AppLink>
        </Step>
        <Step number={3} done={recipients > 0} title={t('notices.title')}>
          <p>{t('notices.text', { recipients })}</p>
          <AppLink
            to="/dashboard/notifications"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('notices.action')}
          </AppLink>
        </Step>
      </ol>
      <p className="mt-2 border-t border-line pt-4 text-muted">
        {t('checklist.text')}{' '}
        <AppLink to="/dashboard/permit-checklist" className="text-link">
          {t('checklist.action')}
        </AppLink>
      </p>
    </Card>
  );
}

/** Where no city is followed: the checklist and the check, which work anywhere in the country. */
function FirstCheck({ companyName, cities }: Props) {
  const t = useTranslations('dashboard.firstCheck');
  const step = useTranslations('dashboard.firstRun');
  return (
    <Card as="section" beam>
      <CardHeader title={t('title')} description={t('description')} />
      <ol className="flex flex-col">
        <Step number={1} done={cities.length > 0} title={step('company.title')}>
          <p>{t('company', { cities: cities.length, company: companyName })}</p>
        </Step>
        <Step number={2} done={false} title={t('checklist.title')}>
          <p>{t('checklist.text')}</p>
          <AppLink to="/dashboard/permit-checklist" className={buttonClass()}>
            {t('checklist.action')}
          </AppLink>
        </Step>
        <Step number={3} done={false} title={t('check.title')}>
          <p>{t('check.text')}</p>
        </Step>
      </ol>
    </Card>
  );
}

function Step({
  number,
  done,
  title,
  children,
}: {
  number: number;
  done: boolean;
  title: string;
  children: ReactNode;
}) {
  const t = useTranslations('dashboard.firstRun');
  return (
    <li className="group relative grid grid-cols-[2rem_1fr] gap-x-4 pb-6">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-[15px] w-0.5 bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={
          done
            ? 'flex size-8 items-center justify-center rounded-full bg-issued text-on-status'
            : 'flex size-8 items-center justify-center rounded-full border-2 border-ink bg-card font-heading font-bold'
        }
      >
        {done ? <Check className="size-5" /> : number}
      </span>
      <div className="flex flex-col items-start gap-2">
        <h3 className="min-h-8 pt-1 text-lg">
          {title}
          {done ? <span className="sr-only"> ({t('done')})</span> : null}
        </h3>
        <div className="flex max-w-[62ch] flex-col items-start gap-3 text-muted">{children}</div>
      </div>
    </li>
  );
}
