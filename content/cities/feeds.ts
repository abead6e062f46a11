import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { feed as arlingtonTx } from './arlington-tx/feed';
import { feed as austinTx } from './austin-tx/feed';
import { feed as baltimoreMd } from './baltimore-md/feed';
import { feed as batonRougeLa } from './baton-rouge-la/feed';
import { feed as bellevueWa } from './bellevue-wa/feed';
import { feed as bostonMa } from './boston-ma/feed';
import { feed as boulderCo } from './boulder-co/feed';
import { feed as buffaloNy } from './buffalo-ny/feed';
import { feed as cambridgeMa } from './cambridge-ma/feed';
import { feed as charlotteNc } from './charlotte-nc/feed';
import { feed as chicagoIl } from './chicago-il/feed';
import { feed as cincinnatiOh } from './cincinnati-oh/feed';
import { feed as clevelandOh } from './cleveland-oh/feed';
import { feed as columbusOh } from './columbus-oh/feed';
import { feed as denverCo } from './denver-co/feed';
import { feed as detroitMi } from './detroit-mi/feed';
import { feed as fortWorthTx } from './fort-worth-tx/feed';
import { feed as gilbertAz } from './gilbert-az/feed';
import { feed as hendersonNv } from './henderson-nv/feed';
import { feed as losAngelesCa } from './los-angeles-ca/feed';
import { feed as louisvilleKy } from './louisville-ky/feed';
import { feed as memphisTn } from './memphis-tn/feed';
import { feed as mesaAz } from './mesa-az/feed';
import { feed as miamiFl } from './miami-fl/feed';
import { feed as milwaukeeWi } from './milwaukee-wi/feed';
import { feed as minneapolisMn } from './minneapolis-mn/feed';
import { feed as montgomeryCountyMd } from './montgomery-county-md/feed';
import { feed as nashvilleTn } from './nashville-tn/feed';
import { feed as newOrleansLa } from './new-orleans-la/feed';
import { feed as newYorkCityNy } from './new-york-city-ny/feed';
import { feed as norfolkVa } from './norfolk-va/feed';
import { feed as orlandoFl } from './orlando-fl/feed';
import { feed as philadelphiaPa } from './philadelphia-pa/feed';
import { feed as phoenixAz } from './phoenix-az/feed';
import { feed as pittsburghPa } from './pittsburgh-pa/feed';
import { feed as portlandOr } from './portland-or/feed';
import { feed as raleighNc } from './raleigh-nc/feed';
import { feed as sacramentoCa } from './sacramento-ca/feed';
import { feed as sanAntonioTx } from './san-antonio-tx/feed';
import { feed as sanFranciscoCa } from './san-francisco-ca/feed';
import { feed as sanJoseCa } from './san-jose-ca/feed';
import { feed as scottsdaleAz } from './scottsdale-az/feed';
import { feed as seattleWa } from './seattle-wa/feed';
import { feed as tacomaWa } from './tacoma-wa/feed';
import { feed as tempeAz } from './tempe-az/feed';
import { feed as tucsonAz } from './tucson-az/feed';
import { feed as washingtonDc } from './washington-dc/feed';

// Written by `npm run cities` from the folders beside it.

/** Every city whose permits are read. */
export const FEED_RECORDS: readonly FeedRecord[] = [
  arlingtonTx,
  austinTx,
  baltimoreMd,
  batonRougeLa,
  bellevueWa,
  bostonMa,
  boulderCo,
  buffaloNy,
  cambridgeMa,
  charlotteNc,
  chicagoIl,
  cincinnatiOh,
  clevelandOh,
  columbusOh,
  denverCo,
  detroitMi,
  fortWorthTx,
  gilbertAz,
  hendersonNv,
  losAngelesCa,
  louisvilleKy,
  memphisTn,
  mesaAz,
  miamiFl,
  milwaukeeWi,
  minneapolisMn,
  montgomeryCountyMd,
  nashvilleTn,
  newOrleansLa,
  newYorkCityNy,
  norfolkVa,
  orlandoFl,
  philadelphiaPa,
  phoenixAz,
  pittsburghPa,
  portlandOr,
  raleighNc,
  sacramentoCa,
  sanAntonioTx,
  sanFranciscoCa,
  sanJoseCa,
  scottsdaleAz,
  seattleWa,
  tacomaWa,
  tempeAz,
  tucsonAz,
  washingtonDc,
];
