import type { PortalAnswer } from './answer';
import { answer as arlingtonTx } from './arlington-tx/answer';
import { answer as austinTx } from './austin-tx/answer';
import { answer as baltimoreMd } from './baltimore-md/answer';
import { answer as batonRougeLa } from './baton-rouge-la/answer';
import { answer as bellevueWa } from './bellevue-wa/answer';
import { answer as bostonMa } from './boston-ma/answer';
import { answer as boulderCo } from './boulder-co/answer';
import { answer as buffaloNy } from './buffalo-ny/answer';
import { answer as cambridgeMa } from './cambridge-ma/answer';
import { answer as charlotteNc } from './charlotte-nc/answer';
import { answer as chicagoIl } from './chicago-il/answer';
import { answer as cincinnatiOh } from './cincinnati-oh/answer';
import { answer as clevelandOh } from './cleveland-oh/answer';
import { answer as columbusOh } from './columbus-oh/answer';
import { answer as denverCo } from './denver-co/answer';
import { answer as detroitMi } from './detroit-mi/answer';
import { answer as fortWorthTx } from './fort-worth-tx/answer';
import { answer as gilbertAz } from './gilbert-az/answer';
import { answer as hendersonNv } from './henderson-nv/answer';
import { answer as losAngelesCa } from './los-angeles-ca/answer';
import { answer as louisvilleKy } from './louisville-ky/answer';
import { answer as memphisTn } from './memphis-tn/answer';
import { answer as mesaAz } from './mesa-az/answer';
import { answer as miamiFl } from './miami-fl/answer';
import { answer as milwaukeeWi } from './milwaukee-wi/answer';
import { answer as minneapolisMn } from './minneapolis-mn/answer';
import { answer as montgomeryCountyMd } from './montgomery-county-md/answer';
import { answer as nashvilleTn } from './nashville-tn/answer';
import { answer as newOrleansLa } from './new-orleans-la/answer';
import { answer as newYorkCityNy } from './new-york-city-ny/answer';
import { answer as norfolkVa } from './norfolk-va/answer';
import { answer as orlandoFl } from './orlando-fl/answer';
import { answer as philadelphiaPa } from './philadelphia-pa/answer';
import { answer as phoenixAz } from './phoenix-az/answer';
import { answer as pittsburghPa } from './pittsburgh-pa/answer';
import { answer as portlandOr } from './portland-or/answer';
import { answer as raleighNc } from './raleigh-nc/answer';
import { answer as sacramentoCa } from './sacramento-ca/answer';
import { answer as sanAntonioTx } from './san-antonio-tx/answer';
import { answer as sanFranciscoCa } from './san-francisco-ca/answer';
import { answer as sanJoseCa } from './san-jose-ca/answer';
import { answer as scottsdaleAz } from './scottsdale-az/answer';
import { answer as seattleWa } from './seattle-wa/answer';
import { answer as tacomaWa } from './tacoma-wa/answer';
import { answer as tempeAz } from './tempe-az/answer';
import { answer as tucsonAz } from './tucson-az/answer';
import { answer as washingtonDc } from './washington-dc/answer';

// Written by `npm run cities` from the folders beside it.

/** What the portal of each city with a feed answers, and what it must become. */
export const PORTAL_ANSWERS: readonly PortalAnswer[] = [
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
