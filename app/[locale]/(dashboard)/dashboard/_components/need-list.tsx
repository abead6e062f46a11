'use client';

import { Clock3, Hand, Hourglass, ListChecks, Phone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { type Answer, useRun } from '@/components/permits/use-run';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { StatusIcon } from '@/components/ui/status-badge';
import { toast } from '@/components/ui/toast';
import { LATER, type Later } from '@/lib/company/today/types';
import { LaterMenu } from './later-menu';
import type { NeedRow } from './need-row';

export interface NeedListProps {
  rows: readonly NeedRow[];
  putOff: (input: { key: string; until: Later; mark: string }) => Promise<Answer>;
  bringBack: (input: { key: string }) => Promise<Answer>;
}

/** What needs the reader, one row each: `J` and `K` move, `Enter` opens, `H` puts off. */
export function NeedList({ rows, putOff, bringBack }: NeedListProps) {
  const t = useTranslations('today');
  const router = useRouter();
  const { run } = useRun();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = rows.filter(({ key, mark }) => !gone.has(`${key} ${mark}`));
  const current = shown.find(({ key }) => key === at);

  const move = (by: number) => {
    const index = shown.findIndex(({ key }) => key === at);
    const next = shown[Math.min(shown.length - 1, Math.max(0, index < 0 ? 0 : index + by))];
    if (!next) return;
    list.current?.querySelector<HTMLElement>(`[data-need="${CSS.escape(next.key)}"] a`)?.focus();
    setAt(next.key);
  };

  const later = (row: NeedRow, until: Later) => {
    const id = `${row.key} ${row.mark}`;
    const without = (held: ReadonlySet<string>) => new Set([...held].filter((one) => one !== id));
    setGone((held) => new Set([...held, id]));
    const undo = () => {
      setGone(without);
      run(() => bringBack({ key: row.key }));
    };
    run(
      async () => {
        const answer = await putOff({ key: row.key, until, mark: row.mark });
        if (!answer.ok) setGone(without);
        return answer;
      },
      () =>
        toast(t(`later.done.${until}`, { place: row.place }), {
          duration: 10_000,
          action: { label: t('later.undo'), onClick: undo },
        }),
    );
  };

  useCommands(
    [
      {
        id: 'today.next',
        title: t('keys.next'),
        group: 'open',
        keys: 'j',
        keyOnly: true,
        run: () => move(1),
      },
      {
        id: 'today.back',
        title: t('keys.back'),
        group: 'open',
        keys: 'k',
        keyOnly: true,
        run: () => move(-1),
      },
      ...(current
        ? [
            {
              id: 'today.open',
              title: t('keys.open'),
              group: 'open' as const,
              keys: 'enter',
              keyOnly: true,
              run: () => router.push(current.href),
            },
            {
              id: 'today.later',
              title: t('later.title'),
              group: 'open' as const,
              icon: Clock3,
              keys: 'h',
              choices: () =>
                LATER.map((one) => ({
                  id: `today.later.${one}`,
                  title: t(`later.${one}`),
                  group: 'open' as const,
                  icon: Clock3,
                  run: () => later(current, one),
                })),
            },
          ]
        : []),
    ],
    current?.place,
  );

  return (
    <ul ref={list} className="@container divide-y divide-line">
      {shown.map((row, index) => (
        <li
          key={row.key}
          data-need={row.key}
          onFocus={() => setAt(row.key)}
          className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-hover has-[a[data-place]:focus-visible]:outline-2 has-[a[data-place]:focus-visible]:-outline-offset-2 has-[a[data-place]:focus-visible]:outline-link desk:grid-cols-[20px_minmax(0,1fr)_6rem_12rem] desk:py-2 desk:@3xl:grid-cols-[20px_minmax(0,1fr)_9rem_6rem_12rem]"
        >
          <NeedIcon row={row} />
          <div className={classNames('min-w-0', row.cost.main === '' && 'desk:@3xl:col-span-2')}>
            <p className="truncate text-base desk:text-sm">
              <a
                href={row.href}
                data-place
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  router.push(row.href);
                }}
                className="font-semibold outline-none after:absolute after:inset-0 max-desk:text-lg"
              >
                {row.place}
              </a>{' '}
              <span className="text-muted max-desk:block max-desk:text-sm">{row.detail}</span>
            </p>
            <p className="text-sm font-semibold max-desk:hidden">{row.what}</p>
          </div>
          <p className="order-first col-span-2 flex items-center justify-between gap-2 text-sm font-semibold desk:hidden">
            <span className="flex items-center gap-1.5">
              <NeedIcon row={row} onPhone />
              {row.what}
            </span>
            <span className="font-normal text-muted tabular-nums">{row.when.main}</span>
          </p>
          <p
            className={classNames(
              'order-last col-span-3 col-start-2 text-sm max-desk:hidden desk:@3xl:order-none desk:@3xl:col-span-1 desk:@3xl:col-start-auto',
              row.cost.main === '' && 'hidden',
            )}
          >
            <span className="font-semibold tabular-nums desk:@3xl:block">{row.cost.main}</span>{' '}
            {row.cost.href ? (
              <a href={row.cost.href} className="relative z-10 text-[13px] text-link">
                {row.cost.sub}
              </a>
            ) : (
              <span className="text-[13px] text-muted">{row.cost.sub}</span>
            )}
          </p>
          <p className="text-sm max-desk:hidden">
            <span
              className={classNames('block font-semibold tabular-nums', row.when.isNear && 'text-action')}
            >
              {row.when.main}
            </span>
            <span className="text-[13px] text-muted">{row.when.sub}</span>
          </p>
          <div className="relative z-10 col-span-2 flex items-center justify-end gap-1.5 max-desk:mt-1 desk:col-span-1">
            <Verb row={row} isFirst={index === 0} />
            <LaterMenu place={row.place} onChoose={(until) => later(row, until)} />
          </div>
          {row.when.sub ? <p className="col-span-2 text-sm text-muted desk:hidden">{row.when.sub}</p> : null}
        </li>
      ))}
    </ul>
  );
}

const KIND_ICONS = { expires: Hourglass, task: ListChecks, answer_round: Hand } as const;

function NeedIcon({ row, onPhone = false }: { row: NeedRow; onPhone?: boolean }) {
  const place = onPhone ? 'desk:hidden' : 'max-desk:hidden';
  const Icon = row.kind in KIND_ICONS ? KIND_ICONS[row.kind as keyof typeof KIND_ICONS] : null;
  if (Icon) return <Icon aria-hidden="true" className={classNames('size-4 shrink-0 text-action', place)} />;
  return row.status ? <StatusIcon bucket={row.status} className={place} /> : null;
}

function Verb({ row: { verb, place }, isFirst }: { row: NeedRow; isFirst: boolean }) {
  const router = useRouter();
  return (
    <a
      href={verb.href}
      {...(verb.isOutside ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={(event) => {
        if (verb.isOutside || verb.isCall || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        router.push(verb.href);
      }}
      className={classNames(
        buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'sm' }),
        'min-h-8! py-1! whitespace-nowrap max-desk:min-h-11! max-desk:flex-1',
      )}
    >
      {verb.isCall ? <Phone aria-hidden="true" className="size-3.5" /> : null}
      {verb.text}
      <span className="sr-only">, {place}</span>
    </a>
  );
}
