import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent } from '@/lib/catalogue/fees/types';
import { component, perCount, usd } from './as-printed';

const SEISMIC: Text = { en: 'State seismic fee (PRC 2705)', es: 'Tarifa sísmica estatal (PRC 2705)' };
const BUILDING_STANDARDS: Text = {
  en: 'State building standards fee (SB 1473)',
  es: 'Tarifa estatal de normas de construcción (SB 1473)',
};

type Extras = Pick<FeeComponent, 'leftOutNote' | 'when'>;

/** What California collects with a permit, on the value of the work. */
export function seismic(perThousand: 0.13 | 0.28, id = 'seismic', extras: Extras = {}): FeeComponent {
  return component(
    id,
    'state',
    SEISMIC,
    perCount({ quantity: 'valuationCents', dollars: perThousand, per: 1000 }),
    extras,
  );
}

export function buildingStandards(extras: Extras = {}): FeeComponent {
  return component(
    'building_standards',
    'state',
    BUILDING_STANDARDS,
    perCount({ quantity: 'valuationCents', dollars: 1, per: 25_000, roundUp: true }),
    { minimumCents: usd(1), ...extras },
  );
}
