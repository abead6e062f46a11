import { CITY_FEES } from '@/content/cities/fees';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { albuquerque } from './schedules/albuquerque-nm';
import { cheyenne } from './schedules/cheyenne-wy';
import { miamiDade } from './schedules/miami-dade-fl';
import { mountainViewEv } from './schedules/mountain-view-ca-ev';
import { provo } from './schedules/provo-ut';
import { pulaskiCounty } from './schedules/pulaski-county-in';
import { redOak } from './schedules/red-oak-tx';
import { selah } from './schedules/selah-wa';
import { tazewellCounty } from './schedules/tazewell-county-il';
import { txSmallCity } from './schedules/tx-small-city-39771836';
import { westminster } from './schedules/westminster-co';

/** Schedules of places that have no page, and of counties. */
const ELSEWHERE: readonly FeeSchedule[] = [
  albuquerque,
  cheyenne,
  miamiDade,
  mountainViewEv,
  provo,
  pulaskiCounty,
  redOak,
  selah,
  tazewellCounty,
  txSmallCity,
  westminster,
];

/** Every fee schedule held, by id; those nothing can be computed from are listed with their sources. */
export const FEE_SCHEDULES: readonly FeeSchedule[] = [...CITY_FEES, ...ELSEWHERE].sort((a, b) =>
  a.id < b.id ? -1 : 1,
);
