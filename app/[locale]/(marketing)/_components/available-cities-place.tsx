'use client';

import type { CSSProperties } from 'react';
import type { AvailableProps } from './available-cities-panel';
import { WhenNear } from './when-near';

const load = () => import('./available-cities-panel').then((part) => part.AvailableCitiesPanel);

/** The height the panel will have: as many rows as there are cities, so that nothing below moves. */
export function AvailableCitiesPlace(props: AvailableProps) {
  return (
    <div className="available-cities" style={{ '--rows': props.expected } as CSSProperties}>
      <WhenNear load={load} props={props}>
        <p role="status" className="text-muted">
          {props.words.loading}
        </p>
        {props.list}
      </WhenNear>
    </div>
  );
}
