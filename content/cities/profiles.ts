import type { CityProfile } from '@/lib/tracking/cities/types';
import { profile as arlingtonTx } from './arlington-tx/profile';
import { profile as atlantaGa } from './atlanta-ga/profile';
import { profile as austinTx } from './austin-tx/profile';
import { profile as baltimoreMd } from './baltimore-md/profile';
import { profile as batonRougeLa } from './baton-rouge-la/profile';
import { profile as bellevueWa } from './bellevue-wa/profile';
import { profile as bostonMa } from './boston-ma/profile';
import { profile as boulderCo } from './boulder-co/profile';
import { profile as buffaloNy } from './buffalo-ny/profile';
import { profile as cambridgeMa } from './cambridge-ma/profile';
import { profile as caryNc } from './cary-nc/profile';
import { profile as charlotteNc } from './charlotte-nc/profile';
import { profile as chicagoIl } from './chicago-il/profile';
import { profile as cincinnatiOh } from './cincinnati-oh/profile';
import { profile as clevelandOh } from './cleveland-oh/profile';
import { profile as columbusOh } from './columbus-oh/profile';
import { profile as dallasTx } from './dallas-tx/profile';
import { profile as denverCo } from './denver-co/profile';
import { profile as detroitMi } from './detroit-mi/profile';
import { profile as elPasoTx } from './el-paso-tx/profile';
import { profile as fortWorthTx } from './fort-worth-tx/profile';
import { profile as gilbertAz } from './gilbert-az/profile';
import { profile as hendersonNv } from './henderson-nv/profile';
import { profile as honoluluHi } from './honolulu-hi/profile';
import { profile as houstonTx } from './houston-tx/profile';
import { profile as indianapolisIn } from './indianapolis-in/profile';
import { profile as jacksonvilleFl } from './jacksonville-fl/profile';
import { profile as kansasCityMo } from './kansas-city-mo/profile';
import { profile as lasVegasNv } from './las-vegas-nv/profile';
import { profile as losAngelesCa } from './los-angeles-ca/profile';
import { profile as louisvilleKy } from './louisville-ky/profile';
import { profile as memphisTn } from './memphis-tn/profile';
import { profile as mesaAz } from './mesa-az/profile';
import { profile as miamiFl } from './miami-fl/profile';
import { profile as milwaukeeWi } from './milwaukee-wi/profile';
import { profile as minneapolisMn } from './minneapolis-mn/profile';
import { profile as montgomeryCountyMd } from './montgomery-county-md/profile';
import { profile as nashvilleTn } from './nashville-tn/profile';
import { profile as newOrleansLa } from './new-orleans-la/profile';
import { profile as newYorkCityNy } from './new-york-city-ny/profile';
import { profile as norfolkVa } from './norfolk-va/profile';
import { profile as oaklandCa } from './oakland-ca/profile';
import { profile as oklahomaCityOk } from './oklahoma-city-ok/profile';
import { profile as orlandoFl } from './orlando-fl/profile';
import { profile as philadelphiaPa } from './philadelphia-pa/profile';
import { profile as phoenixAz } from './phoenix-az/profile';
import { profile as pittsburghPa } from './pittsburgh-pa/profile';
import { profile as portlandOr } from './portland-or/profile';
import { profile as raleighNc } from './raleigh-nc/profile';
import { profile as sacramentoCa } from './sacramento-ca/profile';
import { profile as saltLakeCityUt } from './salt-lake-city-ut/profile';
import { profile as sanAntonioTx } from './san-antonio-tx/profile';
import { profile as sanDiegoCa } from './san-diego-ca/profile';
import { profile as sanFranciscoCa } from './san-francisco-ca/profile';
import { profile as sanJoseCa } from './san-jose-ca/profile';
import { profile as scottsdaleAz } from './scottsdale-az/profile';
import { profile as seattleWa } from './seattle-wa/profile';
import { profile as stLouisMo } from './st-louis-mo/profile';
import { profile as tacomaWa } from './tacoma-wa/profile';
import { profile as tampaFl } from './tampa-fl/profile';
import { profile as tempeAz } from './tempe-az/profile';
import { profile as tucsonAz } from './tucson-az/profile';
import { profile as washingtonDc } from './washington-dc/profile';

// Written by `npm run cities` from the folders beside it.

/** What the page of each city says. */
export const CITY_PROFILES: readonly CityProfile[] = [
  arlingtonTx,
  atlantaGa,
  austinTx,
  baltimoreMd,
  batonRougeLa,
  bellevueWa,
  bostonMa,
  boulderCo,
  buffaloNy,
  cambridgeMa,
  caryNc,
  charlotteNc,
  chicagoIl,
  cincinnatiOh,
  clevelandOh,
  columbusOh,
  dallasTx,
  denverCo,
  detroitMi,
  elPasoTx,
  fortWorthTx,
  gilbertAz,
  hendersonNv,
  honoluluHi,
  houstonTx,
  indianapolisIn,
  jacksonvilleFl,
  kansasCityMo,
  lasVegasNv,
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
  oaklandCa,
  oklahomaCityOk,
  orlandoFl,
  philadelphiaPa,
  phoenixAz,
  pittsburghPa,
  portlandOr,
  raleighNc,
  sacramentoCa,
  saltLakeCityUt,
  sanAntonioTx,
  sanDiegoCa,
  sanFranciscoCa,
  sanJoseCa,
  scottsdaleAz,
  seattleWa,
  stLouisMo,
  tacomaWa,
  tampaFl,
  tempeAz,
  tucsonAz,
  washingtonDc,
];
