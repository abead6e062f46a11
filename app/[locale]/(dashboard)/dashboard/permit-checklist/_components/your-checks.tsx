import { useFormatter, useTranslations } from 'next-intl';
import { placeName } from '@/components/checklists/place-name';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import type { CheckRow } from '@/lib/checking/checks/queries';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { checkTitle } from './check-title';
import { RunOutcome } from './run-outcome';

export interface ChecksPage {
  items: readonly CheckRow[];
  next: string | null;
  /** Whether the archived ones are shown. */
  archived: boolean;
  /** Whether a page came before this one. */
  isLater: boolean;
}

/** The applications the company prepares, what was touched last on top. */
export function YourChecks({ page, clock }: { page: ChecksPage; clock: Clock }) {
  const t = useTranslations('checks.list');
  const { items, next, archived, isLater } = page;
  const shown = archived ? { archived: '1' } : undefined;
  return (
    <section aria-labelledby="your-checks" className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="your-checks" className="text-xl">
          {t(archived ? 'archived' : 'title')}
        </h2>
        <AppLink
          to="/dashboard/permit-checklist"
          query={archived ? undefined : { archived: '1' }}
          className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          {t(archived ? 'showOpen' : 'showArchived')}
        </AppLink>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t(archived ? 'noneArchived.title' : 'empty.title')}
          className="gap-1! py-5! sm:items-start! sm:px-5! sm:py-5! sm:text-left!"
        >
          {t(archived ? 'noneArchived.text' : 'empty.text')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-card">
          {items.map((check) => (
            <Row key={check.id} check={check} clock={clock} />
          ))}
        </ul>
      )}
      {next || isLater ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {next ? (
            <AppLink
              to="/dashboard/permit-checklist"
              query={{ ...shown, after: next }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('older')}
            </AppLink>
          ) : null}
          {isLater ? (
            <AppLink
              to="/dashboard/permit-checklist"
              query={shown}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {t('newest')}
            </AppLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function Row({ check, clock }: { check: CheckRow; clock: Clock }) {
  const t = useTranslations('checks.list');
  const format = useFormatter();
  const locale = useAppLocale();
  const type = listPermitTypes(locale).find(({ id }) => id === check.permitType)?.name ?? check.permitType;
  const title = checkTitle(check);
  const address = check.address && streetCase(check.address);
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-sunken/60">
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <AppLink
            to="/dashboard/permit-checklist/[check]"
            params={{ check: check.id }}
            className="after:absolute after:inset-0 hover:text-(--link) focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link"
          >
            <bdi>{title}</bdi>
          </AppLink>
        </h3>
        <p className="text-sm wrap-anywhere text-muted">
          {type} · <bdi>{address && address !== title ? address : placeName(check.place, locale)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={check.updatedAt.toISOString()} className="text-sm text-muted">
          {t('changed', { when: ago(format, check.updatedAt, clock) })}
        </time>
        <RunOutcome outcome={check.lastRun} />
      </div>
    </li>
  );
}
