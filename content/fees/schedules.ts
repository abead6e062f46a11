import type { FeeSchedule } from '@/lib/fees/types';
import { albuquerque } from './schedules/albuquerque-nm';
import { atlanta } from './schedules/atlanta-ga';
import { austin } from './schedules/austin-tx';
import { boston } from './schedules/boston-ma';
import { cheyenne } from './schedules/cheyenne-wy';
import { chicago } from './schedules/chicago-il';
import { dallas } from './schedules/dallas-tx';
import { denver } from './schedules/denver-co';
import { fortWorthGrading } from './schedules/fort-worth-tx-grading';
import { houston } from './schedules/houston-tx';
import { losAngeles } from './schedules/los-angeles-ca';
import { miamiDade } from './schedules/miami-dade-fl';
import { minneapolis } from './schedules/minneapolis-mn';
import { mountainViewEv } from './schedules/mountain-view-ca-ev';
import { nashville } from './schedules/nashville-tn';
import { newYork } from './schedules/new-york-ny';
import { philadelphia } from './schedules/philadelphia-pa';
import { phoenix } from './schedules/phoenix-az';
import { provo } from './schedules/provo-ut';
import { pulaskiCounty } from './schedules/pulaski-county-in';
import { raleigh } from './schedules/raleigh-nc';
import { redOak } from './schedules/red-oak-tx';
import { sanDiego } from './schedules/san-diego-ca';
import { seattle } from './schedules/seattle-wa';
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
