import type { PermitSummary } from '@/lib/tracking/permits/view';
import { PermitTitle, type PermitTitleProps } from './permit-title';
import { CityName, Street } from './place';

export type NamedPermit = Pick<PermitSummary, 'id' | 'permitNumber' | 'address' | 'city' | 'state'>;

export interface PermitHeadProps extends Pick<PermitTitleProps, 'page' | 'stretched' | 'tags'> {
  permit: NamedPermit;
}

/** The title of a permit as its feed has it. */
export function PermitHead({ permit, ...options }: PermitHeadProps) {
  const { id, permitNumber, address, city, state } = permit;
  return (
    <PermitTitle
      permitId={id}
      permitNumber={permitNumber}
      street={address === null ? null : <Street {...permit} />}
      city={<CityName city={city} state={state} />}
      {...options}
    />
  );
}
