import type { FeedRecord } from '@/lib/feeds/types';
import { austinTx } from './austin-tx';
import { batonRougeLa } from './baton-rouge-la';
import { bostonMa } from './boston-ma';
import { chicagoIl } from './chicago-il';
import { cincinnatiOh } from './cincinnati-oh';
import { denverCo } from './denver-co';
import { detroitMi } from './detroit-mi';
import { losAngelesCa } from './los-angeles-ca';
import { mesaAz } from './mesa-az';
import { montgomeryCountyMd } from './montgomery-county-md';
import { newOrleansLa } from './new-orleans-la';
import { newYorkCityNy } from './new-york-city-ny';
import { philadelphiaPa } from './philadelphia-pa';
import { phoenixAz } from './phoenix-az';
import { raleighNc } from './raleigh-nc';
import { sanAntonioTx } from './san-antonio-tx';
import { sanFranciscoCa } from './san-francisco-ca';
import { seattleWa } from './seattle-wa';

/** Every city with a feed. A new city is a record here and a line in this list. */
export const FEED_RECORDS: FeedRecord[] = [
  austinTx,
  sanAntonioTx,
  losAngelesCa,
  sanFranciscoCa,
  seattleWa,
  chicagoIl,
  phoenixAz,
  philadelphiaPa,
  bostonMa,
  newYorkCityNy,
  newOrleansLa,
  batonRougeLa,
  montgomeryCountyMd,
  detroitMi,
  raleighNc,
  mesaAz,
  cincinnatiOh,
  denverCo,
];

const byId = new Map(FEED_RECORDS.map((record) => [record.id, record]));

/** The record of a feed, undefined for a city without one. */
export function feedRecord(id: string): FeedRecord | undefined {
  return byId.get(id);
}
