'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FindingCard } from './finding-card';
import { FindingWalk } from './finding-walk';
import { placesOf } from './places-of';
import { useResultContext } from './result-context';
import type { Colleague, FindingView } from './result-types';
import { isSettled } from './settled';
import { useFindingKeys } from './use-finding-keys';
import { WIDE } from './wide';

const FILTERS = ['all', 'open', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

/** What sends a package back; what is only worth a look; what somebody dealt with. */
const GROUPS = ['first', 'remarks', 'done'] as const;
type Group = (typeof GROUPS)[number];

interface Props {
  findings: readonly FindingView[];
  /** Whom a finding can be given to; nobody where the company is one person. */
  colleagues: readonly Colleague[];
  userId: string;
}

/** What was found, what sends the package back first. */
export function FindingList({ findings, colleagues, userId }: Props) {
  const t = useTranslations('checks.findings');
  const { show, setCurrent } = useResultContext();
  const [filter, setFilter] = useState<Filter>('all');
  const [walkFrom, setWalkFrom] = useState<string | null>(null);
  const fits: Record<Filter, (finding: FindingView) => boolean> = {
    all: () => true,
    open: (finding) => !isSettled(finding),
    mine: ({ mark }) => mark?.assigneeId === userId,
  };
  const shown = GROUPS.flatMap((group) =>
    findings.filter((finding) => fits[filter](finding) && getGroup(finding) === group),
  );
  const offered = FILTERS.filter((one) => one !== 'mine' || findings.some(fits.mine));
  const open = findings.filter((finding) => !isSettled(finding) && getGroup(finding) === 'first');
  const select = (finding: FindingView) => {
    setCurrent(finding.key);
    const { key, title } = finding;
    const places = placesOf(finding);
    if (places.length > 0) show({ title, places, index: 0, findingKey: key });
  };
  const goTo = (finding: FindingView) =>
    window.matchMedia(WIDE).matches ? select(finding) : setWalkFrom(finding.key);
  useFindingKeys(shown, select);
  return (
    <section aria-labelledby="findings" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="findings" tabIndex={-1} className="rounded-md text-xl">
          {t('title')}
        </h2>
        {findings.length > 0 ? (
          <fieldset className="flex flex-wrap gap-1 print:hidden">
            <legend className="sr-only">{t('filter')}</legend>
            {offered.map((one) => (
              <Button
                key={one}
                variant="quiet"
                size="sm"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className="aria-pressed:border-accent aria-pressed:bg-card"
              >
                {t(`filters.${one}`, { count: findings.filter(fits[one]).length })}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {findings.length > 0 ? (
        <p className="text-sm text-muted max-lg:hidden pointer-coarse:hidden print:hidden">{t('keys')}</p>
      ) : null}
      {shown.length === 0 ? (
        <p className="text-muted">{t(findings.length === 0 ? 'none' : 'noneShown')}</p>
      ) : (
        GROUPS.map((group) => {
          const members = shown.filter((finding) => getGroup(finding) === group);
          if (members.length === 0) return null;
          return (
            <div key={group} className="flex flex-col gap-2">
              <h3 className="flex flex-wrap items-baseline gap-x-2 text-base">
                {t(`groups.${group}`, { count: members.length })}
                <span className="font-sans text-sm font-normal tracking-normal text-muted">
                  {t(`groupsMeaning.${group}`)}
                </span>
              </h3>
              <ul className="flex flex-col max-lg:-mx-4 max-lg:border-y max-lg:border-line sm:max-lg:mx-0 lg:gap-2.5">
                {members.map((finding) => (
                  <FindingCard
                    key={finding.key}
                    finding={finding}
                    colleagues={colleagues}
                    onOpen={() => goTo(finding)}
                  />
                ))}
              </ul>
            </div>
          );
        })
      )}
      {open.length > 0 ? (
        <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-card px-4 py-3 sm:mx-0 lg:bottom-0 lg:hidden print:hidden">
          <Button className="w-full" onClick={() => setWalkFrom(open[0]?.key ?? null)}>
            {t('walk', { count: open.length })}
          </Button>
        </div>
      ) : null}
      <FindingWalk
        findings={walkFrom !== null && open.some(({ key }) => key === walkFrom) ? open : shown}
        from={walkFrom}
        onClose={() => setWalkFrom(null)}
        colleagues={colleagues}
      />
    </section>
  );
}

function getGroup(finding: FindingView): Group {
  if (isSettled(finding)) return 'done';
  return finding.kind === 'remark' ? 'remarks' : 'first';
}
