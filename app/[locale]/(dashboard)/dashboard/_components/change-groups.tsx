import { getFormatter, getTranslations } from 'next-intl/server';
import { CHANGES_ID } from '@/components/changes/changes-id';
import { MarkSeen, type MarkSeenAction } from '@/components/changes/mark-seen';
import { AppLink } from '@/components/layout/app-link';
import { ChangeLine } from '@/components/permits/change-line';
import { CityName, Street } from '@/components/permits/place';
import type { ChangeGroup } from '@/lib/company/today/group-changes';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { PlaceSeen, type PlaceSeenAction } from './place-seen';

interface Props {
  groups: readonly ChangeGroup[];
  /** "Changed since Friday", or the week's where nothing is new. */
  title: string;
  note: string;
  isNew: boolean;
  clock: Clock;
  markAll: MarkSeenAction;
  markPlace: PlaceSeenAction;
}

/** What the cities moved, by the address it happened at: old and new, and the button that has seen it. */
export async function ChangeGroups({ groups, title, note, isNew, clock, markAll, markPlace }: Props) {
  const [t, format] = await Promise.all([getTranslations('today'), getFormatter()]);
  const [newest] = groups;
  return (
    <section aria-labelledby={CHANGES_ID} className="mt-8 max-desk:mt-6" id="changes">
      <div className="mb-2 flex min-h-8 items-center gap-2 max-desk:px-4">
        <h2 id={CHANGES_ID} tabIndex={-1} className="text-base outline-none">
          {title}
        </h2>
        <span className="text-[13px] text-muted">{note}</span>
        <span className="ml-auto">
          {isNew && newest ? <MarkSeen action={markAll} until={newest.newest} /> : null}
        </span>
      </div>
      {groups.length > 0 ? (
        <ul className="divide-y divide-line rounded-md border border-line max-desk:rounded-none max-desk:border-x-0 max-desk:bg-card">
          {groups.map((group) => {
            const [first] = group.changes;
            if (!first) return null;
            return (
              <li
                key={group.key}
                data-place={group.key}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-sm hover:bg-hover desk:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
              >
                <time
                  dateTime={group.newest.toISOString()}
                  className="text-[13px] text-muted max-desk:order-2 max-desk:text-right"
                >
                  {ago(format, group.newest, clock)}
                </time>
                <div className="min-w-0">
                  <p>
                    <AppLink
                      to="/dashboard/permits/[id]"
                      params={{ id: String(first.permit.id) }}
                      className="font-semibold after:absolute after:inset-0 max-desk:text-base"
                    >
                      {first.permit.address === null ? (
                        first.permit.permitNumber
                      ) : (
                        <Street {...first.permit} />
                      )}
                    </AppLink>{' '}
                    <span className="text-muted">
                      {group.permitIds.length > 1
                        ? `${t('permits', { count: group.permitIds.length })}, `
                        : ''}
                      <CityName {...first.permit} />
                    </span>
                  </p>
                  <ul className="mt-1 flex flex-col gap-1">
                    {group.changes.slice(0, 4).map((change) => (
                      <li key={change.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <ChangeLine event={change} now={clock.now} />
                        {group.permitIds.length > 1 ? (
                          <span className="font-mono text-[0.8125rem] text-muted">
                            {change.permit.permitNumber}
                          </span>
                        ) : null}
                      </li>
                    ))}
                    {group.changes.length > 4 ? (
                      <li className="text-muted">{t('moreChanges', { count: group.changes.length - 4 })}</li>
                    ) : null}
                  </ul>
                </div>
                {isNew ? (
                  <div className="relative z-10 max-desk:order-3 max-desk:col-span-2 max-desk:flex max-desk:justify-end">
                    <PlaceSeen
                      place={first.permit.address ?? first.permit.permitNumber}
                      permitIds={group.permitIds}
                      until={group.newest}
                      action={markPlace}
                    />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <p className="pt-3 text-sm max-desk:px-4">
        <AppLink to="/dashboard/changes" className="text-link">
          {t('allChanges')}
        </AppLink>
      </p>
    </section>
  );
}
