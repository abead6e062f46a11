import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { fees as atlantaGa } from './atlanta-ga/fees';
import { fees as austinTx } from './austin-tx/fees';
import { fees as bostonMa } from './boston-ma/fees';
import { fees as chicagoIl } from './chicago-il/fees';
import { fees as dallasTx } from './dallas-tx/fees';
import { fees as denverCo } from './denver-co/fees';
import { fees as fortWorthTx } from './fort-worth-tx/fees';
import { fees as houstonTx } from './houston-tx/fees';
import { fees as losAngelesCa } from './los-angeles-ca/fees';
import { fees as minneapolisMn } from './minneapolis-mn/fees';
import { fees as nashvilleTn } from './nashville-tn/fees';
import { fees as newYorkCityNy } from './new-york-city-ny/fees';
import { fees as philadelphiaPa } from './philadelphia-pa/fees';
import { fees as phoenixAz } from './phoenix-az/fees';
import { fees as raleighNc } from './raleigh-nc/fees';
import { fees as sanDiegoCa } from './san-diego-ca/fees';
import { fees as seattleWa } from './seattle-wa/fees';

// Written by `npm run cities` from the folders beside it.

/** The fee schedules of cities; `content/fees/schedules.ts` has those of other places beside them. */
export const CITY_FEES: readonly FeeSchedule[] = [
  atlantaGa,
  austinTx,
  bostonMa,
  chicagoIl,
  dallasTx,
  denverCo,
  fortWorthTx,
  houstonTx,
  losAngelesCa,
  minneapolisMn,
  nashvilleTn,
  newYorkCityNy,
  philadelphiaPa,
  phoenixAz,
  raleighNc,
  sanDiegoCa,
  seattleWa,
];
