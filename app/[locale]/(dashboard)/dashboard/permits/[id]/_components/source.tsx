import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { DescriptionList } from '@/components/ui/description-list';
import { brand } from '@/lib/brand';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { licenceName } from '@/lib/tracking/feeds/city-record';
import { PLATFORM_NAMES } from '@/lib/tracking/feeds/platform-names';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { PermitDetail } from '@/lib/tracking/permits/view';

/** Which feed says so, under which terms, and when it was read. */
export function Source({ permit, clock }: { permit: PermitDetail; clock: Clock }) {
  const t = useTranslations('permits.detail');
  const format = useFormatter();
  const locale = useAppLocale();
  const { feed } = permit;
  const record = feedRecord(feed.record);
  const named = {
    city: record?.city ?? cityLabel(feed.record, locale),
    platform: record ? PLATFORM_NAMES[record.platform] : '',
  };
  if (feed.mode === 'hand')
    return (
      <>
        <p className="mb-3 text-sm">{t('handNote')}</p>
        <DescriptionList
          items={[
            { term: t('writtenDown'), detail: moment(format, permit.firstSeenAt, clock) },
            { term: t('lastChanged'), detail: moment(format, permit.changedAt, clock) },
          ]}
          className="lg:[&>div]:grid-cols-[7.5rem_1fr]"
        />
      </>
    );
  const items = [
    ...(feed.mode === 'sample'
      ? [{ term: t('feed'), detail: t('sampleFeed', named) }]
      : [
          { term: t('feed'), detail: t('feedName', named) },
          { term: t('licence'), detail: licenceName(feed.record) ?? t('noLicence') },
        ]),
    {
      term: t('lastRead'),
      detail: feed.lastSuccessAt ? moment(format, feed.lastSuccessAt, clock) : t('never'),
    },
    { term: t('firstSeen', { brand: brand.name }), detail: moment(format, permit.firstSeenAt, clock) },
    { term: t('linked'), detail: t(`linkedBy.${permit.linkedBy}`) },
  ];
  return (
    <>
      {feed.mode === 'sample' ? (
        <p className="mb-4 border-l-2 border-control pl-3 text-sm">
          <strong className="font-semibold">{t('sample')}.</strong> {t('sampleNote')}
        </p>
      ) : null}
      <DescriptionList items={items} className="lg:[&>div]:grid-cols-[7.5rem_1fr]" />
    </>
  );
}
