import { body as arlingtonTx } from '@/content/cities/arlington-tx/answer';
import { body as austinTx } from '@/content/cities/austin-tx/answer';
import { body as baltimoreMd } from '@/content/cities/baltimore-md/answer';
import { body as batonRougeLa } from '@/content/cities/baton-rouge-la/answer';
import { body as bellevueWa } from '@/content/cities/bellevue-wa/answer';
import { body as bostonMa } from '@/content/cities/boston-ma/answer';
import { body as boulderCo } from '@/content/cities/boulder-co/answer';
import { body as buffaloNy } from '@/content/cities/buffalo-ny/answer';
import { body as cambridgeMa } from '@/content/cities/cambridge-ma/answer';
import { body as charlotteNc } from '@/content/cities/charlotte-nc/answer';
import { body as chicagoIl } from '@/content/cities/chicago-il/answer';
import { body as cincinnatiOh } from '@/content/cities/cincinnati-oh/answer';
import { body as clevelandOh } from '@/content/cities/cleveland-oh/answer';
import { body as columbusOh } from '@/content/cities/columbus-oh/answer';
import { body as denverCo } from '@/content/cities/denver-co/answer';
import { body as detroitMi } from '@/content/cities/detroit-mi/answer';
import { body as fortWorthTx } from '@/content/cities/fort-worth-tx/answer';
import { body as gilbertAz } from '@/content/cities/gilbert-az/answer';
import { body as hendersonNv } from '@/content/cities/henderson-nv/answer';
import { body as losAngelesCa } from '@/content/cities/los-angeles-ca/answer';
import { body as louisvilleKy } from '@/content/cities/louisville-ky/answer';
import { body as memphisTn } from '@/content/cities/memphis-tn/answer';
import { body as mesaAz } from '@/content/cities/mesa-az/answer';
import { body as miamiFl } from '@/content/cities/miami-fl/answer';
import { body as milwaukeeWi } from '@/content/cities/milwaukee-wi/answer';
import { body as minneapolisMn } from '@/content/cities/minneapolis-mn/answer';
import { body as montgomeryCountyMd } from '@/content/cities/montgomery-county-md/answer';
import { body as nashvilleTn } from '@/content/cities/nashville-tn/answer';
import { body as newOrleansLa } from '@/content/cities/new-orleans-la/answer';
import { body as newYorkCityNy } from '@/content/cities/new-york-city-ny/answer';
import { body as norfolkVa } from '@/content/cities/norfolk-va/answer';
import { body as orlandoFl } from '@/content/cities/orlando-fl/answer';
import { body as philadelphiaPa } from '@/content/cities/philadelphia-pa/answer';
import { body as phoenixAz } from '@/content/cities/phoenix-az/answer';
import { body as pittsburghPa } from '@/content/cities/pittsburgh-pa/answer';
import { body as portlandOr } from '@/content/cities/portland-or/answer';
import { body as raleighNc } from '@/content/cities/raleigh-nc/answer';
import { body as sacramentoCa } from '@/content/cities/sacramento-ca/answer';
import { body as sanAntonioTx } from '@/content/cities/san-antonio-tx/answer';
import { body as sanFranciscoCa } from '@/content/cities/san-francisco-ca/answer';
import { body as sanJoseCa } from '@/content/cities/san-jose-ca/answer';
import { body as scottsdaleAz } from '@/content/cities/scottsdale-az/answer';
import { body as seattleWa } from '@/content/cities/seattle-wa/answer';
import { body as tacomaWa } from '@/content/cities/tacoma-wa/answer';
import { body as tempeAz } from '@/content/cities/tempe-az/answer';
import { body as tucsonAz } from '@/content/cities/tucson-az/answer';
import { body as washingtonDc } from '@/content/cities/washington-dc/answer';
import type { FeedBody } from './harness';

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
