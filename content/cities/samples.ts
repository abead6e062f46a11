import { sample as austinTx } from './austin-tx/sample';
import { sample as batonRougeLa } from './baton-rouge-la/sample';
import { sample as bellevueWa } from './bellevue-wa/sample';
import { sample as bostonMa } from './boston-ma/sample';
import { sample as boulderCo } from './boulder-co/sample';
import { sample as buffaloNy } from './buffalo-ny/sample';
import { sample as cambridgeMa } from './cambridge-ma/sample';
import { sample as chicagoIl } from './chicago-il/sample';
import { sample as cincinnatiOh } from './cincinnati-oh/sample';
import { sample as clevelandOh } from './cleveland-oh/sample';
import { sample as denverCo } from './denver-co/sample';
import { sample as detroitMi } from './detroit-mi/sample';
import { sample as fortWorthTx } from './fort-worth-tx/sample';
import { sample as hendersonNv } from './henderson-nv/sample';
import { sample as losAngelesCa } from './los-angeles-ca/sample';
import { sample as louisvilleKy } from './louisville-ky/sample';
import { sample as mesaAz } from './mesa-az/sample';
import { sample as miamiFl } from './miami-fl/sample';
import { sample as minneapolisMn } from './minneapolis-mn/sample';
import { sample as montgomeryCountyMd } from './montgomery-county-md/sample';
import { sample as nashvilleTn } from './nashville-tn/sample';
import { sample as newOrleansLa } from './new-orleans-la/sample';
import { sample as newYorkCityNy } from './new-york-city-ny/sample';
import { sample as norfolkVa } from './norfolk-va/sample';
import { sample as orlandoFl } from './orlando-fl/sample';
import { sample as philadelphiaPa } from './philadelphia-pa/sample';
import { sample as phoenixAz } from './phoenix-az/sample';
import { sample as portlandOr } from './portland-or/sample';
import { sample as raleighNc } from './raleigh-nc/sample';
import type { SampleCity } from './sample';
import { sample as sanAntonioTx } from './san-antonio-tx/sample';
import { sample as sanFranciscoCa } from './san-francisco-ca/sample';
import { sample as sanJoseCa } from './san-jose-ca/sample';
import { sample as scottsdaleAz } from './scottsdale-az/sample';
import { sample as seattleWa } from './seattle-wa/sample';
import { sample as tempeAz } from './tempe-az/sample';
import { sample as tucsonAz } from './tucson-az/sample';
import { sample as washingtonDc } from './washington-dc/sample';

// Written by `npm run cities` from the folders beside it.

/** How the sample feed server imitates the cities that differ from the usual. */
export const SAMPLES: Readonly<Record<string, SampleCity>> = {
  'austin-tx': austinTx,
  'baton-rouge-la': batonRougeLa,
  'bellevue-wa': bellevueWa,
  'boston-ma': bostonMa,
  'boulder-co': boulderCo,
  'buffalo-ny': buffaloNy,
  'cambridge-ma': cambridgeMa,
  'chicago-il': chicagoIl,
  'cincinnati-oh': cincinnatiOh,
  'cleveland-oh': clevelandOh,
  'denver-co': denverCo,
  'detroit-mi': detroitMi,
  'fort-worth-tx': fortWorthTx,
  'henderson-nv': hendersonNv,
  'los-angeles-ca': losAngelesCa,
  'louisville-ky': louisvilleKy,
  'mesa-az': mesaAz,
  'miami-fl': miamiFl,
  'minneapolis-mn': minneapolisMn,
  'montgomery-county-md': montgomeryCountyMd,
  'nashville-tn': nashvilleTn,
  'new-orleans-la': newOrleansLa,
  'new-york-city-ny': newYorkCityNy,
  'norfolk-va': norfolkVa,
  'orlando-fl': orlandoFl,
  'philadelphia-pa': philadelphiaPa,
  'phoenix-az': phoenixAz,
  'portland-or': portlandOr,
  'raleigh-nc': raleighNc,
  'san-antonio-tx': sanAntonioTx,
  'san-francisco-ca': sanFranciscoCa,
  'san-jose-ca': sanJoseCa,
  'scottsdale-az': scottsdaleAz,
  'seattle-wa': seattleWa,
  'tempe-az': tempeAz,
  'tucson-az': tucsonAz,
  'washington-dc': washingtonDc,
};
