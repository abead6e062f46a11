import { body as arlingtonTx } from './arlington-tx';
import { body as austinTx } from './austin-tx';
import { body as baltimoreMd } from './baltimore-md';
import { body as batonRougeLa } from './baton-rouge-la';
import { body as bellevueWa } from './bellevue-wa';
import { body as bostonMa } from './boston-ma';
import { body as boulderCo } from './boulder-co';
import { body as buffaloNy } from './buffalo-ny';
import { body as cambridgeMa } from './cambridge-ma';
import { body as charlotteNc } from './charlotte-nc';
import { body as chicagoIl } from './chicago-il';
import { body as cincinnatiOh } from './cincinnati-oh';
import { body as clevelandOh } from './cleveland-oh';
import { body as columbusOh } from './columbus-oh';
import { body as denverCo } from './denver-co';
import { body as detroitMi } from './detroit-mi';
import { body as fortWorthTx } from './fort-worth-tx';
import { body as gilbertAz } from './gilbert-az';
import type { FeedBody } from './harness';
import { body as hendersonNv } from './henderson-nv';
import { body as losAngelesCa } from './los-angeles-ca';
import { body as louisvilleKy } from './louisville-ky';
import { body as memphisTn } from './memphis-tn';
import { body as mesaAz } from './mesa-az';
import { body as miamiFl } from './miami-fl';
import { body as milwaukeeWi } from './milwaukee-wi';
import { body as minneapolisMn } from './minneapolis-mn';
import { body as montgomeryCountyMd } from './montgomery-county-md';
import { body as nashvilleTn } from './nashville-tn';
import { body as newOrleansLa } from './new-orleans-la';
import { body as newYorkCityNy } from './new-york-city-ny';
import { body as norfolkVa } from './norfolk-va';
import { body as orlandoFl } from './orlando-fl';
import { body as philadelphiaPa } from './philadelphia-pa';
import { body as phoenixAz } from './phoenix-az';
import { body as pittsburghPa } from './pittsburgh-pa';
import { body as portlandOr } from './portland-or';
import { body as raleighNc } from './raleigh-nc';
import { body as sacramentoCa } from './sacramento-ca';
import { body as sanAntonioTx } from './san-antonio-tx';
import { body as sanFranciscoCa } from './san-francisco-ca';
import { body as sanJoseCa } from './san-jose-ca';
import { body as scottsdaleAz } from './scottsdale-az';
import { body as seattleWa } from './seattle-wa';
import { body as tacomaWa } from './tacoma-wa';
import { body as tempeAz } from './tempe-az';
import { body as tucsonAz } from './tucson-az';
import { body as washingtonDc } from './washington-dc';

/** One body per city, in the order of the records. A line here, a file beside. */
export const FEED_BODIES: FeedBody[] = [
  austinTx,
  fortWorthTx,
  arlingtonTx,
  losAngelesCa,
  sanJoseCa,
  sacramentoCa,
  seattleWa,
  portlandOr,
  bellevueWa,
  tacomaWa,
  minneapolisMn,
  boulderCo,
  phoenixAz,
  mesaAz,
  tempeAz,
  tucsonAz,
  hendersonNv,
  gilbertAz,
  scottsdaleAz,
  milwaukeeWi,
  detroitMi,
  chicagoIl,
  raleighNc,
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
  batonRougeLa,
  bostonMa,
  cincinnatiOh,
  montgomeryCountyMd,
  newOrleansLa,
  newYorkCityNy,
  philadelphiaPa,
  denverCo,
  sanAntonioTx,
  sanFranciscoCa,
];
