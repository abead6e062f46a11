import { city as arlingtonTx } from './arlington-tx/city';
import { city as atlantaGa } from './atlanta-ga/city';
import { city as austinTx } from './austin-tx/city';
import { city as baltimoreMd } from './baltimore-md/city';
import { city as batonRougeLa } from './baton-rouge-la/city';
import { city as bellevueWa } from './bellevue-wa/city';
import { city as bostonMa } from './boston-ma/city';
import { city as boulderCo } from './boulder-co/city';
import { city as buffaloNy } from './buffalo-ny/city';
import { city as cambridgeMa } from './cambridge-ma/city';
import { city as caryNc } from './cary-nc/city';
import { city as charlotteNc } from './charlotte-nc/city';
import { city as chicagoIl } from './chicago-il/city';
import { city as cincinnatiOh } from './cincinnati-oh/city';
import { city as clevelandOh } from './cleveland-oh/city';
import { city as columbusOh } from './columbus-oh/city';
import { city as dallasTx } from './dallas-tx/city';
import { city as denverCo } from './denver-co/city';
import { city as detroitMi } from './detroit-mi/city';
import { city as elPasoTx } from './el-paso-tx/city';
import { city as fortWorthTx } from './fort-worth-tx/city';
import { city as gilbertAz } from './gilbert-az/city';
import { city as hendersonNv } from './henderson-nv/city';
import { city as honoluluHi } from './honolulu-hi/city';
import { city as houstonTx } from './houston-tx/city';
import { inOrder } from './in-order';
import { city as indianapolisIn } from './indianapolis-in/city';
import { city as jacksonvilleFl } from './jacksonville-fl/city';
import { city as kansasCityMo } from './kansas-city-mo/city';
import { city as lasVegasNv } from './las-vegas-nv/city';
import { city as losAngelesCa } from './los-angeles-ca/city';
import { city as louisvilleKy } from './louisville-ky/city';
import { city as memphisTn } from './memphis-tn/city';
import { city as mesaAz } from './mesa-az/city';
import { city as miamiFl } from './miami-fl/city';
import { city as milwaukeeWi } from './milwaukee-wi/city';
import { city as minneapolisMn } from './minneapolis-mn/city';
import { city as montgomeryCountyMd } from './montgomery-county-md/city';
import { city as nashvilleTn } from './nashville-tn/city';
import { city as newOrleansLa } from './new-orleans-la/city';
import { city as newYorkCityNy } from './new-york-city-ny/city';
import { city as norfolkVa } from './norfolk-va/city';
import { city as oaklandCa } from './oakland-ca/city';
import { city as oklahomaCityOk } from './oklahoma-city-ok/city';
import { city as orlandoFl } from './orlando-fl/city';
import { city as philadelphiaPa } from './philadelphia-pa/city';
import { city as phoenixAz } from './phoenix-az/city';
import { city as pittsburghPa } from './pittsburgh-pa/city';
import { city as portlandOr } from './portland-or/city';
import { city as raleighNc } from './raleigh-nc/city';
import { city as sacramentoCa } from './sacramento-ca/city';
import { city as saltLakeCityUt } from './salt-lake-city-ut/city';
import { city as sanAntonioTx } from './san-antonio-tx/city';
import { city as sanDiegoCa } from './san-diego-ca/city';
import { city as sanFranciscoCa } from './san-francisco-ca/city';
import { city as sanJoseCa } from './san-jose-ca/city';
import { city as scottsdaleAz } from './scottsdale-az/city';
import { city as seattleWa } from './seattle-wa/city';
import { city as stLouisMo } from './st-louis-mo/city';
import { city as tacomaWa } from './tacoma-wa/city';
import { city as tampaFl } from './tampa-fl/city';
import { city as tempeAz } from './tempe-az/city';
import { city as tucsonAz } from './tucson-az/city';
import { city as washingtonDc } from './washington-dc/city';

// Written by `npm run cities` from the folders beside it.

/** The cities Lintel has a page for, as lists show them. Those with a feed are monitored. */
export const CITIES = inOrder([
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
]);
