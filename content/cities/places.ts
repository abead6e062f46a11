import type { CityPlace } from '@/lib/tracking/cities/types';
import { place as arlingtonTx } from './arlington-tx/place';
import { place as atlantaGa } from './atlanta-ga/place';
import { place as austinTx } from './austin-tx/place';
import { place as baltimoreMd } from './baltimore-md/place';
import { place as batonRougeLa } from './baton-rouge-la/place';
import { place as bellevueWa } from './bellevue-wa/place';
import { place as bostonMa } from './boston-ma/place';
import { place as boulderCo } from './boulder-co/place';
import { place as buffaloNy } from './buffalo-ny/place';
import { place as cambridgeMa } from './cambridge-ma/place';
import { place as caryNc } from './cary-nc/place';
import { place as charlotteNc } from './charlotte-nc/place';
import { place as chicagoIl } from './chicago-il/place';
import { place as cincinnatiOh } from './cincinnati-oh/place';
import { place as clevelandOh } from './cleveland-oh/place';
import { place as columbusOh } from './columbus-oh/place';
import { place as dallasTx } from './dallas-tx/place';
import { place as denverCo } from './denver-co/place';
import { place as detroitMi } from './detroit-mi/place';
import { place as elPasoTx } from './el-paso-tx/place';
import { place as fortWorthTx } from './fort-worth-tx/place';
import { place as gilbertAz } from './gilbert-az/place';
import { place as hendersonNv } from './henderson-nv/place';
import { place as honoluluHi } from './honolulu-hi/place';
import { place as houstonTx } from './houston-tx/place';
import { place as indianapolisIn } from './indianapolis-in/place';
import { place as jacksonvilleFl } from './jacksonville-fl/place';
import { place as kansasCityMo } from './kansas-city-mo/place';
import { place as lasVegasNv } from './las-vegas-nv/place';
import { place as losAngelesCa } from './los-angeles-ca/place';
import { place as louisvilleKy } from './louisville-ky/place';
import { place as memphisTn } from './memphis-tn/place';
import { place as mesaAz } from './mesa-az/place';
import { place as miamiFl } from './miami-fl/place';
import { place as milwaukeeWi } from './milwaukee-wi/place';
import { place as minneapolisMn } from './minneapolis-mn/place';
import { place as montgomeryCountyMd } from './montgomery-county-md/place';
import { place as nashvilleTn } from './nashville-tn/place';
import { place as newOrleansLa } from './new-orleans-la/place';
import { place as newYorkCityNy } from './new-york-city-ny/place';
import { place as norfolkVa } from './norfolk-va/place';
import { place as oaklandCa } from './oakland-ca/place';
import { place as oklahomaCityOk } from './oklahoma-city-ok/place';
import { place as orlandoFl } from './orlando-fl/place';
import { place as philadelphiaPa } from './philadelphia-pa/place';
import { place as phoenixAz } from './phoenix-az/place';
import { place as pittsburghPa } from './pittsburgh-pa/place';
import { place as portlandOr } from './portland-or/place';
import { place as raleighNc } from './raleigh-nc/place';
import { place as sacramentoCa } from './sacramento-ca/place';
import { place as saltLakeCityUt } from './salt-lake-city-ut/place';
import { place as sanAntonioTx } from './san-antonio-tx/place';
import { place as sanDiegoCa } from './san-diego-ca/place';
import { place as sanFranciscoCa } from './san-francisco-ca/place';
import { place as sanJoseCa } from './san-jose-ca/place';
import { place as scottsdaleAz } from './scottsdale-az/place';
import { place as seattleWa } from './seattle-wa/place';
import { place as stLouisMo } from './st-louis-mo/place';
import { place as tacomaWa } from './tacoma-wa/place';
import { place as tampaFl } from './tampa-fl/place';
import { place as tempeAz } from './tempe-az/place';
import { place as tucsonAz } from './tucson-az/place';
import { place as washingtonDc } from './washington-dc/place';

// Written by `npm run cities` from the folders beside it.

/** Where each city lies, and how many live there as GeoNames has it; a county has no row there. */
export const PLACES: Readonly<Record<string, CityPlace>> = {
  'arlington-tx': arlingtonTx,
  'atlanta-ga': atlantaGa,
  'austin-tx': austinTx,
  'baltimore-md': baltimoreMd,
  'baton-rouge-la': batonRougeLa,
  'bellevue-wa': bellevueWa,
  'boston-ma': bostonMa,
  'boulder-co': boulderCo,
  'buffalo-ny': buffaloNy,
  'cambridge-ma': cambridgeMa,
  'cary-nc': caryNc,
  'charlotte-nc': charlotteNc,
  'chicago-il': chicagoIl,
  'cincinnati-oh': cincinnatiOh,
  'cleveland-oh': clevelandOh,
  'columbus-oh': columbusOh,
  'dallas-tx': dallasTx,
  'denver-co': denverCo,
  'detroit-mi': detroitMi,
  'el-paso-tx': elPasoTx,
  'fort-worth-tx': fortWorthTx,
  'gilbert-az': gilbertAz,
  'henderson-nv': hendersonNv,
  'honolulu-hi': honoluluHi,
  'houston-tx': houstonTx,
  'indianapolis-in': indianapolisIn,
  'jacksonville-fl': jacksonvilleFl,
  'kansas-city-mo': kansasCityMo,
  'las-vegas-nv': lasVegasNv,
  'los-angeles-ca': losAngelesCa,
  'louisville-ky': louisvilleKy,
  'memphis-tn': memphisTn,
  'mesa-az': mesaAz,
  'miami-fl': miamiFl,
  'milwaukee-wi': milwaukeeWi,
  'minneapolis-mn': minneapolisMn,
  'montgomery-county-md': montgomeryCountyMd,
  'nashville-tn': nashvilleTn,
  'new-orleans-la': newOrleansLa,
  'new-york-city-ny': newYorkCityNy,
  'norfolk-va': norfolkVa,
  'oakland-ca': oaklandCa,
  'oklahoma-city-ok': oklahomaCityOk,
  'orlando-fl': orlandoFl,
  'philadelphia-pa': philadelphiaPa,
  'phoenix-az': phoenixAz,
  'pittsburgh-pa': pittsburghPa,
  'portland-or': portlandOr,
  'raleigh-nc': raleighNc,
  'sacramento-ca': sacramentoCa,
  'salt-lake-city-ut': saltLakeCityUt,
  'san-antonio-tx': sanAntonioTx,
  'san-diego-ca': sanDiegoCa,
  'san-francisco-ca': sanFranciscoCa,
  'san-jose-ca': sanJoseCa,
  'scottsdale-az': scottsdaleAz,
  'seattle-wa': seattleWa,
  'st-louis-mo': stLouisMo,
  'tacoma-wa': tacomaWa,
  'tampa-fl': tampaFl,
  'tempe-az': tempeAz,
  'tucson-az': tucsonAz,
  'washington-dc': washingtonDc,
};
