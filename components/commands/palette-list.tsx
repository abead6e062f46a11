'use client';

import { ChevronRight, History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { Keys } from '@/components/ui/kbd';
import { StatusIcon } from '@/components/ui/status-badge';
import type { Line, Section } from './lines';
import { markMatches } from './match';

interface Props {
  id: string;
  sections: readonly Section[];
  typed: string;
  current: Line | null;
  onPoint: (line: Line) => void;
  onChoose: (line: Line, newTab?: boolean) => void;
}

export function PaletteList({ id, sections, typed, current, onPoint, onChoose }: Props) {
  const t = useTranslations('commands');
  const list = useRef<HTMLDivElement>(null);
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('results')}
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto px-2 pt-1.5 pb-2',
        sections.length === 0 && 'hidden',
      )}
    >
      {sections.map(({ id: section, title, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
        <div key={section} role="group" aria-label={title ?? undefined}>
          {title ? (
            <p aria-hidden="true" className="px-2.5 pt-2.5 pb-1 text-xs font-medium text-muted">
              {title}
            </p>
          ) : null}
          {lines.map((line) => (
            <PaletteLine
              key={line.id}
              id={`${id}-${line.id}`}
              line={line}
              typed={typed}
              isCurrent={line.id === currentId}
              onPoint={() => onPoint(line)}
              onChoose={(newTab) => onChoose(line, newTab)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  line: Line;
  typed: string;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

function PaletteLine({ id, line, typed, isCurrent, onPoint, onChoose }: LineProps) {
  const t = useTranslations('commands');
  const { title, detail, number, note, keys, hasMore } = line;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={(event) => onChoose(event.metaKey || event.ctrlKey)}
      className="flex h-10 cursor-pointer items-center gap-2.5 rounded-[5px] px-2.5 text-sm aria-selected:bg-picked pointer-coarse:h-12"
    >
      <LineIcon line={line} />
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className={classNames('truncate', line.does.kind === 'place' && 'font-semibold')}>
          {markMatches(title, typed).map((piece, index) =>
            piece.isMatch ? (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
                key={index}
                className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-[3px]"
              >
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
        {detail || number ? (
          <span className="truncate text-muted">
            {detail}
            {detail && number ? ' · ' : ''}
            {number ? <span className="font-mono text-[0.8125rem]">{number}</span> : null}
          </span>
        ) : null}
      </span>
      {note ? <span className="shrink-0 text-muted tabular-nums max-sm:hidden">{note}</span> : null}
      {keys ? <Keys keys={keys} then={t('then')} className="pointer-coarse:hidden" /> : null}
      {hasMore ? <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" /> : null}
    </div>
  );
}

function LineIcon({ line: { status, isPerson, icon: Icon, title, does } }: { line: Line }) {
  if (status) return <StatusIcon bucket={status} />;
  if (isPerson) return <Avatar name={title} />;
  if (Icon) return <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />;
  if (does.kind === 'recent') return <History aria-hidden="true" className="size-4 shrink-0 text-muted" />;
  return <span className="size-4 shrink-0" />;
}
