'use client';

import { ArrowDown, ArrowUp, Columns3, Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/popover';
import { COLUMN_WIDTHS, COLUMNS, type ColumnChoice, usualColumns } from '@/lib/company/desk/columns';

interface Props {
  columns: readonly ColumnChoice[];
  onChange: (columns: ColumnChoice[]) => void;
}

/** Which columns there are, in which order, and which stay in sight. */
export function ColumnMenu({ columns, onChange }: Props) {
  const t = useTranslations('desk.columns');
  const hidden = COLUMNS.filter((name) => !columns.some((column) => column.name === name));
  const move = (index: number, by: number) => {
    const next = [...columns];
    const [one] = next.splice(index, 1);
    if (one) next.splice(index + by, 0, one);
    onChange(next);
  };
  return (
    <Popover
      trigger={{
        label: t('choose'),
        title: t('choose'),
        className:
          'grid size-9 shrink-0 place-items-center rounded-md border border-control bg-card hover:border-ink hover:bg-hover',
        children: <Columns3 aria-hidden="true" className="size-4" />,
      }}
      label={t('choose')}
      className="max-h-[70dvh] w-72 overflow-y-auto p-2"
    >
      {() => (
        <>
          <ul>
            {columns.map(({ name, pinned }, index) => (
              <li key={name} className="flex min-h-8 items-center gap-1 rounded-sm px-1 hover:bg-hover">
                <label className="flex min-w-0 flex-1 items-center gap-2">
                  <input
                    type="checkbox"
                    checked
                    disabled={name === 'address'}
                    onChange={() => onChange(columns.filter((column) => column.name !== name))}
                    className="size-4 accent-link"
                  />
                  <span className="truncate">{t(name)}</span>
                </label>
                <Small
                  label={t('pin', { column: t(name) })}
                  pressed={pinned}
                  onPress={() =>
                    onChange(columns.map((one) => (one.name === name ? { ...one, pinned: !pinned } : one)))
                  }
                >
                  <Pin aria-hidden="true" className={classNames('size-3.5', pinned && 'fill-current')} />
                </Small>
                <Small
                  label={t('before', { column: t(name) })}
                  disabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" className="size-3.5" />
                </Small>
                <Small
                  label={t('after', { column: t(name) })}
                  disabled={index === columns.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-3.5" />
                </Small>
              </li>
            ))}
          </ul>
          <ul className="mt-1 border-t border-line pt-1">
            {hidden.map((name) => (
              <li key={name}>
                <label className="flex min-h-8 items-center gap-2 rounded-sm px-1 hover:bg-hover">
                  <input
                    type="checkbox"
                    checked={false}
                    onChange={() =>
                      onChange([...columns, { name, width: COLUMN_WIDTHS[name], pinned: false }])
                    }
                    className="size-4 accent-link"
                  />
                  {t(name)}
                </label>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => onChange(usualColumns())}
            className="mt-1 min-h-8 w-full rounded-sm border-t border-line px-1 pt-1 text-left font-medium text-link hover:underline"
          >
            {t('usual')}
          </button>
        </>
      )}
    </Popover>
  );
}

interface SmallProps {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Small({ label, pressed, disabled = false, onPress, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink disabled:opacity-30 aria-pressed:text-link"
    >
      {children}
    </button>
  );
}
