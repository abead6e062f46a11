import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey } from '@/lib/platform/i18n/routes';

export interface PermitTitleProps {
  permitId: number;
  permitNumber: string;
  /** Null where the city gives no address. */
  street: ReactNode;
  /** "Austin, TX", as the reader writes it. */
  city: ReactNode;
  /** Where the permit is shown; null where the reader may not open it. */
  page?: RouteKey | null | undefined;
  /** Makes the nearest positioned parent the target. */
  stretched?: boolean | undefined;
  /** Stands beside the title. */
  tags?: ReactNode;
}

/**
 * A permit in a list: its address as the title and the link, below it the number and the city. The number belongs to
 * the link's name, because one address has several permits; where the city gives no address it is the title itself.
 */
export function PermitTitle({
  permitId,
  permitNumber,
  street,
  city,
  page = '/dashboard/permits/[id]',
  stretched,
  tags,
}: PermitTitleProps) {
  const t = useTranslations('permits.list');
  const title =
    street === null ? (
      <span className="font-mono text-sm">{permitNumber}</span>
    ) : (
      <>
        {street}
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
            params={{ id: String(permitId) }}
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
        {street === null ? (
          t('noAddress')
        ) : (
          <span className="font-mono text-[0.8125rem]">{permitNumber}</span>
        )}
        {' · '}
        {city}
      </p>
    </div>
  );
}
