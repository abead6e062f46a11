'use client';

import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { boxText, MAP_HEIGHT, MAP_WIDTH, movedBox } from '@/lib/company/desk/map-frame';
import type { MapView, Mark } from '@/lib/company/desk/map-view';
import { figure } from '@/lib/platform/i18n/format';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { Go } from './use-desk';

interface Props {
  map: MapView;
  lit: number | null;
  onLight: (permitId: number | null) => void;
  onOpen: (permitId: number) => void;
  go: Go;
  note: ReactNode;
}

const COLOURS: Record<StatusBucket, string> = {
  pending: 'var(--status-pending)',
  action_required: 'var(--status-action)',
  ready_to_issue: 'var(--status-ready)',
  issued: 'var(--status-issued)',
  finaled: 'var(--status-finaled)',
  on_hold: 'var(--status-hold)',
  expired: 'var(--status-expired)',
  stopped: 'var(--status-stopped)',
  unknown: 'var(--status-unknown)',
};

const ARROWS: Record<string, { right?: number; down?: number; factor?: number }> = {
  ArrowLeft: { right: -0.25 },
  ArrowRight: { right: 0.25 },
  ArrowUp: { down: -0.25 },
  ArrowDown: { down: 0.25 },
  '+': { factor: 0.5 },
  '=': { factor: 0.5 },
  '-': { factor: 2 },
};

/** The set on the outlines of counties and states: drawn by hand or by the arrow keys, and the list goes with it. */
export function DeskMap({ map, lit, onLight, onOpen, go, note }: Props) {
  const t = useTranslations('desk.map');
  const [shift, setShift] = useState({ x: 0, y: 0 });
  const from = useRef<{ x: number; y: number; width: number } | null>(null);
  const move = (by: Parameters<typeof movedBox>[1]) => go({ box: boxText(movedBox(map.box, by)) });
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    from.current = { x: event.clientX, y: event.clientY, width };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const start = from.current;
    if (!start) return;
    const unit = MAP_WIDTH / start.width;
    setShift({ x: (event.clientX - start.x) * unit, y: (event.clientY - start.y) * unit });
  };
  const end = () => {
    from.current = null;
    if (Math.hypot(shift.x, shift.y) < 8) return setShift({ x: 0, y: 0 });
    move({ right: -shift.x / MAP_WIDTH, down: -shift.y / MAP_HEIGHT });
    setShift({ x: 0, y: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  };
  return (
    <section aria-label={t('title')} className="relative min-h-80 min-w-0 flex-1 overflow-hidden bg-sunken">
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('label', { count: map.placed })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
        onDoubleClick={() => move({ factor: 0.5 })}
        className="absolute inset-0 size-full cursor-grab touch-none select-none focus-visible:-outline-offset-2 active:cursor-grabbing"
      >
        <g transform={`translate(${shift.x} ${shift.y})`}>
          {map.tiles.map(({ address, x, y, size }) => (
            <image key={address} href={address} x={x} y={y} width={size + 0.5} height={size + 0.5} />
          ))}
          <path d={map.outlines} fill="none" stroke="var(--line-strong)" strokeWidth="1.2" />
          {map.marks.map((mark) => (
            <MarkShape
              key={`${mark.x} ${mark.y}`}
              mark={mark}
              isLit={mark.permitId !== null && mark.permitId === lit}
              label={t('mark', { count: mark.permits })}
              onLight={onLight}
              onPress={() =>
                mark.permitId === null
                  ? move({ factor: 0.4, right: mark.x / MAP_WIDTH - 0.5, down: mark.y / MAP_HEIGHT - 0.5 })
                  : onOpen(mark.permitId)
              }
            />
          ))}
        </g>
        <g transform={`translate(28 ${MAP_HEIGHT - 28})`} stroke="var(--ink)" fill="none">
          <path d={`M0 -6V6M0 0H${map.scale.pixels}M${map.scale.pixels} -6V6`} />
          <text
            x={map.scale.pixels / 2}
            y="-10"
            textAnchor="middle"
            fontSize="15"
            fill="var(--ink)"
            stroke="none"
          >
            {t('miles', { miles: map.scale.miles })}
          </text>
        </g>
      </svg>
      {note}
      <div className="absolute top-2.5 right-2.5 flex gap-1.5">
        <Button variant="secondary" size="sm" aria-label={t('closer')} onClick={() => move({ factor: 0.5 })}>
          <Plus aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="secondary" size="sm" aria-label={t('wider')} onClick={() => move({ factor: 2 })}>
          <Minus aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="secondary" size="sm" onClick={() => go({ box: '' })}>
          {t('all')}
        </Button>
      </div>
      <p className="absolute right-2.5 bottom-1.5 rounded-sm bg-card/80 px-1.5 text-xs text-muted">
        {t(map.tiles.length > 0 ? 'sourceTiles' : 'source')}
      </p>
    </section>
  );
}

interface MarkProps {
  mark: Mark;
  isLit: boolean;
  label: string;
  onLight: (permitId: number | null) => void;
  onPress: () => void;
}

/** A permit as a dot in its status's colour; several as a ring of theirs. */
function MarkShape({ mark, isLit, label, onLight, onPress }: MarkProps) {
  const [only] = STATUS_BUCKETS.filter((bucket) => (mark.byStatus[bucket] ?? 0) > 0);
  const radius = mark.permits === 1 ? 8 : Math.min(30, 15 + Math.log2(mark.permits) * 3);
  const press = {
    onPointerEnter: () => onLight(mark.permitId),
    onPointerLeave: () => onLight(null),
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onClick: onPress,
    className: 'cursor-pointer',
  };
  if (mark.permits === 1)
    return (
      <g {...press} transform={`translate(${mark.x} ${mark.y})`}>
        <title>{label}</title>
        {isLit ? <circle r="15" fill="none" stroke="var(--link)" strokeWidth="2.5" /> : null}
        <circle
          r={isLit ? 11 : radius}
          fill={only ? COLOURS[only] : 'var(--muted)'}
          stroke="var(--card)"
          strokeWidth="2"
        />
      </g>
    );
  const around = 2 * Math.PI * radius;
  let done = 0;
  return (
    <g {...press} transform={`translate(${mark.x} ${mark.y})`}>
      <title>{label}</title>
      <circle r={radius + 3} fill="var(--card)" />
      {STATUS_BUCKETS.map((bucket) => {
        const part = ((mark.byStatus[bucket] ?? 0) / mark.permits) * around;
        if (part === 0) return null;
        const offset = -done;
        done += part;
        return (
          <circle
            key={bucket}
            r={radius}
            fill="none"
            stroke={COLOURS[bucket]}
            strokeWidth="5"
            strokeDasharray={`${Math.max(0, part - 1.5)} ${around}`}
            strokeDashoffset={offset}
            transform="rotate(-90)"
          />
        );
      })}
      <text
        textAnchor="middle"
        dy="5.5"
        fontSize="16"
        fontWeight="600"
        fill="var(--ink)"
        className={classNames('tabular-nums')}
      >
        {figure(mark.permits)}
      </text>
    </g>
  );
}
