import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import type { PermitSummary } from '@/lib/tracking/permits/view';
import { CityName, Street } from './place';

export type NamedPermit = Pick<PermitSummary, 'id' | 'permitNumber' | 'address' | 'city' | 'state'>;

export interface PermitHeadProps {
  permit: NamedPermit;
  /** Where the permit is shown; null where the reader may not open it. */
  page?: RouteKey | null | undefined;
  /** Makes the nearest positioned parent the target. */
  stretched?: boolean;
  /** Stands beside the title. */
  tags?: ReactNode;
}

/**
 * A permit in a list: its address as the title and the link, below it the number and the city. The number belongs to
 * the link's name, because one address has several permits; where the city gives no address it is the title itself.
 */
export function PermitHead({ permit, page = '/dashboard/permits/[id]', stretched, tags }: PermitHeadProps) {
  const t = useTranslations('permits.list');
  const { id, permitNumber, address } = permit;
  const title =
    address === null ? (
      <span className="font-mono text-sm">{permitNumber}</span>
    ) : (
      <>
        <Street {...permit} />
        <span className="sr-only">, {permitNumber}</span>
      </>
    );
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {page === null ? (
          <span className="font-semibold wrap-anywhere">{title}</span>
        ) : (
          <AppLink
            to={page}
            params={{ id: String(id) }}
            className={classNames(
              'font-semibold text-[color:var(--link)] wrap-anywhere hover:underline',
              stretched &&
                'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link',
            )}
          >
            {title}
          </AppLink>
        )}
        {tags}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {address === null ? (
          t('noAddress')
        ) : (
          <span className="font-mono text-[0.8125rem]">{permitNumber}</span>
        )}
        {' · '}
        <CityName city={permit.city} state={permit.state} />
      </p>
    </div>
  );
}
