'use client';

import type { CSSProperties } from 'react';
import { WhenNear } from '@/components/data/when-near';
import type { AvailableProps } from './available-cities-panel';

const load = () => import('./available-cities-panel').then((part) => part.AvailableCitiesPanel);

/** The height the panel will have: as many rows as there are cities, so that nothing below moves. */
export function AvailableCitiesPlace(props: AvailableProps) {
  return (
    <div className="available-cities" style={{ '--rows': props.expected } as CSSProperties}>
      <WhenNear load={load} props={props}>
        <p role="status" className="text-muted">
          {props.words.loading}
        </p>
      </WhenNear>
    </div>
  );
}
