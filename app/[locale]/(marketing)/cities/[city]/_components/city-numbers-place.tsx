'use client';

import { WhenNear } from '@/components/data/when-near';
import type { NumbersPanelProps } from './city-numbers-panel';

const load = () => import('./city-numbers-panel').then((part) => part.CityNumbersPanel);

/** Keeps the panel's height while it is not there, so that nothing below it moves. */
export function CityNumbersPlace(props: NumbersPanelProps) {
  return (
    <WhenNear load={load} props={props}>
      <p className="min-h-[55rem] text-muted sm:min-h-[40rem]">{props.words.loading}</p>
    </WhenNear>
  );
}
