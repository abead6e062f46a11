import { arlingtonTx } from '@/content/cities/arlington-tx/feed';
import { austinTx } from '@/content/cities/austin-tx/feed';
import { baltimoreMd } from '@/content/cities/baltimore-md/feed';
import { batonRougeLa } from '@/content/cities/baton-rouge-la/feed';
import { bellevueWa } from '@/content/cities/bellevue-wa/feed';
import { bostonMa } from '@/content/cities/boston-ma/feed';
import { boulderCo } from '@/content/cities/boulder-co/feed';
import { buffaloNy } from '@/content/cities/buffalo-ny/feed';
import { cambridgeMa } from '@/content/cities/cambridge-ma/feed';
import { charlotteNc } from '@/content/cities/charlotte-nc/feed';
import { chicagoIl } from '@/content/cities/chicago-il/feed';
import { cincinnatiOh } from '@/content/cities/cincinnati-oh/feed';
import { clevelandOh } from '@/content/cities/cleveland-oh/feed';
import { columbusOh } from '@/content/cities/columbus-oh/feed';
import { denverCo } from '@/content/cities/denver-co/feed';
import { detroitMi } from '@/content/cities/detroit-mi/feed';
import { fortWorthTx } from '@/content/cities/fort-worth-tx/feed';
import { gilbertAz } from '@/content/cities/gilbert-az/feed';
import { hendersonNv } from '@/content/cities/henderson-nv/feed';
import { losAngelesCa } from '@/content/cities/los-angeles-ca/feed';
import { louisvilleKy } from '@/content/cities/louisville-ky/feed';
import { memphisTn } from '@/content/cities/memphis-tn/feed';
import { mesaAz } from '@/content/cities/mesa-az/feed';
import { miamiFl } from '@/content/cities/miami-fl/feed';
import { milwaukeeWi } from '@/content/cities/milwaukee-wi/feed';
import { minneapolisMn } from '@/content/cities/minneapolis-mn/feed';
import { montgomeryCountyMd } from '@/content/cities/montgomery-county-md/feed';
import { nashvilleTn } from '@/content/cities/nashville-tn/feed';
import { newOrleansLa } from '@/content/cities/new-orleans-la/feed';
import { newYorkCityNy } from '@/content/cities/new-york-city-ny/feed';
import { norfolkVa } from '@/content/cities/norfolk-va/feed';
import { orlandoFl } from '@/content/cities/orlando-fl/feed';
import { philadelphiaPa } from '@/content/cities/philadelphia-pa/feed';
import { phoenixAz } from '@/content/cities/phoenix-az/feed';
import { pittsburghPa } from '@/content/cities/pittsburgh-pa/feed';
import { portlandOr } from '@/content/cities/portland-or/feed';
import { raleighNc } from '@/content/cities/raleigh-nc/feed';
import { sacramentoCa } from '@/content/cities/sacramento-ca/feed';
import { sanAntonioTx } from '@/content/cities/san-antonio-tx/feed';
import { sanFranciscoCa } from '@/content/cities/san-francisco-ca/feed';
import { sanJoseCa } from '@/content/cities/san-jose-ca/feed';
import { scottsdaleAz } from '@/content/cities/scottsdale-az/feed';
import { seattleWa } from '@/content/cities/seattle-wa/feed';
import { tacomaWa } from '@/content/cities/tacoma-wa/feed';
import { tempeAz } from '@/content/cities/tempe-az/feed';
import { tucsonAz } from '@/content/cities/tucson-az/feed';
import { washingtonDc } from '@/content/cities/washington-dc/feed';
import type { FeedRecord } from '@/lib/feeds/types';

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
