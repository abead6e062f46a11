import type { FeeSchedule } from '@/lib/fees/types';
import { atlanta } from '../cities/atlanta-ga/fees';
import { austin } from '../cities/austin-tx/fees';
import { boston } from '../cities/boston-ma/fees';
import { chicago } from '../cities/chicago-il/fees';
import { dallas } from '../cities/dallas-tx/fees';
import { denver } from '../cities/denver-co/fees';
import { fortWorthGrading } from '../cities/fort-worth-tx/fees';
import { houston } from '../cities/houston-tx/fees';
import { losAngeles } from '../cities/los-angeles-ca/fees';
import { minneapolis } from '../cities/minneapolis-mn/fees';
import { nashville } from '../cities/nashville-tn/fees';
import { newYork } from '../cities/new-york-city-ny/fees';
import { philadelphia } from '../cities/philadelphia-pa/fees';
import { phoenix } from '../cities/phoenix-az/fees';
import { raleigh } from '../cities/raleigh-nc/fees';
import { sanDiego } from '../cities/san-diego-ca/fees';
import { seattle } from '../cities/seattle-wa/fees';
import { albuquerque } from './schedules/albuquerque-nm';
import { cheyenne } from './schedules/cheyenne-wy';
import { miamiDade } from './schedules/miami-dade-fl';
import { mountainViewEv } from './schedules/mountain-view-ca-ev';
import { provo } from './schedules/provo-ut';
import { pulaskiCounty } from './schedules/pulaski-county-in';
import { redOak } from './schedules/red-oak-tx';
import { tazewellCounty } from './schedules/tazewell-county-il';
import { txSmallCity } from './schedules/tx-small-city-39771836';
import { westminster } from './schedules/westminster-co';

/** Every fee schedule held, by name; those nothing can be computed from are listed with their sources. */
export const FEE_SCHEDULES: readonly FeeSchedule[] = [
  albuquerque,
  atlanta,
  austin,
  boston,
  cheyenne,
  chicago,
  dallas,
  denver,
  fortWorthGrading,
  houston,
  losAngeles,
  miamiDade,
  minneapolis,
  mountainViewEv,
  nashville,
  newYork,
  philadelphia,
  phoenix,
  provo,
  pulaskiCounty,
  raleigh,
  redOak,
  sanDiego,
  seattle,
  tazewellCounty,
  txSmallCity,
  westminster,
];
