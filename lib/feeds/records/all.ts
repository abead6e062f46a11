import type { FeedRecord } from '@/lib/feeds/types';
import { arlingtonTx } from './arlington-tx';
import { austinTx } from './austin-tx';
import { baltimoreMd } from './baltimore-md';
import { batonRougeLa } from './baton-rouge-la';
import { bellevueWa } from './bellevue-wa';
import { bostonMa } from './boston-ma';
import { boulderCo } from './boulder-co';
import { buffaloNy } from './buffalo-ny';
import { cambridgeMa } from './cambridge-ma';
import { charlotteNc } from './charlotte-nc';
import { chicagoIl } from './chicago-il';
import { cincinnatiOh } from './cincinnati-oh';
import { clevelandOh } from './cleveland-oh';
import { columbusOh } from './columbus-oh';
import { denverCo } from './denver-co';
import { detroitMi } from './detroit-mi';
import { fortWorthTx } from './fort-worth-tx';
import { gilbertAz } from './gilbert-az';
import { hendersonNv } from './henderson-nv';
import { losAngelesCa } from './los-angeles-ca';
import { louisvilleKy } from './louisville-ky';
import { memphisTn } from './memphis-tn';
import { mesaAz } from './mesa-az';
import { miamiFl } from './miami-fl';
import { milwaukeeWi } from './milwaukee-wi';
import { minneapolisMn } from './minneapolis-mn';
import { montgomeryCountyMd } from './montgomery-county-md';
import { nashvilleTn } from './nashville-tn';
import { newOrleansLa } from './new-orleans-la';
import { newYorkCityNy } from './new-york-city-ny';
import { norfolkVa } from './norfolk-va';
import { orlandoFl } from './orlando-fl';
import { philadelphiaPa } from './philadelphia-pa';
import { phoenixAz } from './phoenix-az';
import { pittsburghPa } from './pittsburgh-pa';
import { portlandOr } from './portland-or';
import { raleighNc } from './raleigh-nc';
import { sacramentoCa } from './sacramento-ca';
import { sanAntonioTx } from './san-antonio-tx';
import { sanFranciscoCa } from './san-francisco-ca';
import { sanJoseCa } from './san-jose-ca';
import { scottsdaleAz } from './scottsdale-az';
import { seattleWa } from './seattle-wa';
import { tacomaWa } from './tacoma-wa';
import { tempeAz } from './tempe-az';
import { tucsonAz } from './tucson-az';
import { washingtonDc } from './washington-dc';

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
  columbusOh,
  clevelandOh,
  washingtonDc,
  cambridgeMa,
  pittsburghPa,
  baltimoreMd,
  norfolkVa,
  nashvilleTn,
  charlotteNc,
  miamiFl,
  orlandoFl,
  louisvilleKy,
  memphisTn,
  buffaloNy,
  fortWorthTx,
  arlingtonTx,
  sanJoseCa,
  sacramentoCa,
  portlandOr,
  bellevueWa,
  tacomaWa,
  minneapolisMn,
  boulderCo,
  tempeAz,
  tucsonAz,
  hendersonNv,
  gilbertAz,
  scottsdaleAz,
  milwaukeeWi,
];

const byId = new Map(FEED_RECORDS.map((record) => [record.id, record]));

/** The record of a feed, undefined for a city without one. */
export function feedRecord(id: string): FeedRecord | undefined {
  return byId.get(id);
}
