import { Download, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { PermitYearWarning } from '@/components/company/permit-year';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { NotYours } from '@/components/layout/not-yours';
import { Sheet } from '@/components/layout/sheet';
import { buttonClass } from '@/components/ui/button';
import { listTwins } from '@/lib/company/by-hand/twins';
import { requirePageRate, requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { ago } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import { findSchema } from '@/lib/tracking/permits/schema';
import { AddPanel } from './_components/add-panel';
import { csvAddress } from './_components/csv-address';
import { PermitDesk } from './_components/desk/permit-desk';
import { FirstDay } from './_components/first-day';
import { JoinOffer } from './_components/join-offer';
import { readDeskData } from './_components/read-desk-data';
import { StaleCities } from './_components/stale-cities';
import { joinByHandAction } from './actions';
import {
  changeViewAction,
  createJobAction,
  createTagAction,
  deleteViewAction,
  editViewAction,
  listJobChoicesAction,
  readBulkAction,
  saveViewAction,
  setDefaultViewAction,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from './desk-actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'permits.list' });
  return { title: t('title') };
}

export default async function PermitsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
  const query = await searchParams;
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const mayChange = mayUse('permits.change', company);
  const [{ data, watched }, twins, t, desk, names, format] = await Promise.all([
    readDeskData(ctx, { query, company }),
    mayChange ? listTwins(ctx) : [],
    getTranslations('permits.list'),
    getTranslations('desk'),
    getTranslations('names'),
    getFormatter(),
  ]);
  const adding = query.add !== undefined && mayUse('permits.search', company);
  const reads = watched.flatMap(({ feed }) => feed?.lastSuccessAt ?? []).map(Number);
  const total = data.counts.all ?? 0;
  return (
    <Sheet
      title={t('title')}
      meta={
        total === 0
          ? null
          : [
              desk('total', { count: total }),
              reads.length > 0
                ? desk('read', { when: ago(format, new Date(Math.max(...reads)), clock) })
                : null,
            ]
              .filter(Boolean)
              .join(' · ')
      }
      actions={
        <>
          {total > 0 ? (
            <a
              href={csvAddress(data.address, [])}
              download
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              <Download aria-hidden="true" className="size-4" />
              {desk('csv')}
            </a>
          ) : null}
          <AppLink
            to="/dashboard/permits/names"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {names('open')}
          </AppLink>
          <AppLink
            to="/dashboard/permits/search"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('searchAll')}
          </AppLink>
          {mayChange && !adding ? (
            <AppLink to="/dashboard/permits" query={{ add: '1' }} className={buttonClass({ size: 'sm' })}>
              <Plus aria-hidden="true" className="size-4" />
              {t('add')}
            </AppLink>
          ) : null}
        </>
      }
    >
      <NotYours query={query} text={t('notYours')} />
      <Suspense fallback={null}>
        <Year ctx={ctx} clock={clock} />
      </Suspense>
      {twins.length > 0 ? (
        <div className="flex flex-col gap-2 border-b border-line p-4 desk:px-6">
          <ClientMessages namespaces={['permits.byHand']}>
            {twins.map((twin) => (
              <JoinOffer
                key={twin.permitId}
                twin={twin}
                place={placeLabel(twin.city, twin.state, locale)}
                join={joinByHandAction}
              />
            ))}
          </ClientMessages>
        </div>
      ) : null}
      {adding ? (
        <div className="border-b border-line p-4 desk:px-6">
          <ClientMessages namespaces={['permits']}>
            <AddPanel
              ctx={ctx}
              find={findSchema.parse(query.find)}
              mayAdd={mayChange}
              isWriting={query.add === 'hand'}
            />
          </ClientMessages>
        </div>
      ) : null}
      {data.desk.holdsPermits ? (
        <ClientMessages namespaces={['desk', 'permits.timeline']}>
          <PermitDesk
            data={data}
            actions={{
              startBulk: startBulkAction,
              stopBulk: stopBulkAction,
              undoBulk: undoBulkAction,
              readBulk: readBulkAction,
              listJobs: listJobChoicesAction,
              createJob: createJobAction,
              createTag: createTagAction,
              saveView: saveViewAction,
              changeView: changeViewAction,
              deleteView: deleteViewAction,
              editView: editViewAction,
              setDefault: setDefaultViewAction,
            }}
            notices={<StaleCities watched={watched} clock={clock} locale={locale} />}
          />
        </ClientMessages>
      ) : adding ? null : (
        <FirstDay watched={watched} mayAdd={mayChange} />
      )}
    </Sheet>
  );
}

/** Counted over all the company's permits, and so behind the list. */
async function Year({
  ctx,
  clock,
}: {
  ctx: Awaited<ReturnType<typeof requireUser>>['ctx'];
  clock: { now: Date; timeZone: string };
}) {
  return (
    <PermitYearWarning year={await getPermitYear(ctx, ctx.actor)} clock={clock} className="m-4 desk:mx-6" />
  );
}
