import { useFormatter, useTranslations } from 'next-intl';
import { CityWord } from '@/components/permits/city-word';
import { PermitHead } from '@/components/permits/permit-head';
import { StatusBadge } from '@/components/ui/status-badge';
import { shortDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { NO_DATE } from '@/lib/tracking/permits/search/facets';
import type { SearchedPermit } from '@/lib/tracking/permits/search/search';
import { AddButton } from '../../_components/add-button';
import { addPermitAction, removePermitAction } from '../../actions';

interface Props {
  permits: SearchedPermit[];
  now: Date;
  mayAdd: boolean;
}

export function FoundList({ permits, now, mayAdd }: Props) {
  const t = useTranslations('permits.search');
  return (
    <ul aria-label={t('region')} className="divide-y divide-line rounded-md border border-line bg-card">
      {permits.map((permit) => (
        <Row key={permit.id} permit={permit} now={now} mayAdd={mayAdd} />
      ))}
    </ul>
  );
}

function Row({ permit, now, mayAdd }: Omit<Props, 'permits'> & { permit: SearchedPermit }) {
  const t = useTranslations('permits.search');
  const format = useFormatter();
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
        <PermitHead
          permit={permit}
          page={permit.linked ? undefined : null}
          stretched
          tags={<StatusBadge bucket={permit.statusBucket} />}
        />
        {permit.description ? (
          <p className="line-clamp-2 text-sm wrap-anywhere">
            <CityWord>{permit.description}</CityWord>
          </p>
        ) : null}
        <p className="text-sm text-muted wrap-anywhere">
          {[permit.permitType && sentenceCase(permit.permitType), permit.contractorName]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {permit.listedOn === NO_DATE
            ? t('noDate')
            : `${t('listed')}: ${shortDay(format, permit.listedOn, now)}`}
        </p>
      </div>
      {permit.linked ? (
        <span className="text-sm font-semibold text-issued">{t('watching')}</span>
      ) : mayAdd ? (
        <AddButton permit={permit} add={addPermitAction} remove={removePermitAction} />
      ) : null}
    </li>
  );
}
