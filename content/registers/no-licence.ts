import { fact, sourceReadOn } from '@/content/cities/facts';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { CityFact } from '@/lib/tracking/cities/types';

const read = sourceReadOn('2026-11-27');

/** States in which nobody licenses general contractors for the whole state: there is nothing to watch, and why. */
export const NO_STATE_LICENCE: Readonly<Partial<Record<StateCode, CityFact>>> = {
  TX: fact(
    'B',
    [
      read(
        'Do You Have to be Licensed to be a General Contractor in Texas? (Silberman Law Firm)',
        'https://silblawfirm.com/real-estate-law/do-you-have-to-be-licensed-to-be-a-general-contractor-in-texas',
      ),
      read(
        'Do I Need a Contractors License in Texas?',
        'https://legalclarity.org/do-i-need-a-contractors-license-in-texas',
      ),
    ],
    'Texas has no state license for general contractors. Electricians, air conditioning contractors and plumbers are licensed by the state; cities may ask a general contractor to register.',
    'Texas no tiene licencia estatal para contratistas generales. El estado otorga licencias a electricistas, contratistas de aire acondicionado y plomeros; las ciudades pueden pedir que un contratista general se registre.',
  ),
  NY: fact(
    'B',
    [
      read(
        'Fair Warning for New York Contractors (Craftsman Book Company)',
        'https://craftsman-book.com/articles/fair-warning-for-new-york-contractors/',
      ),
      read(
        'Everything You Need to Know about General Contractors’ Licenses in New York',
        'https://punchlist.com/blog/general-contractors-licenses-in-new-york/',
      ),
    ],
    'New York State does not license general contractors. New York City, Buffalo and several counties do, each for itself.',
    'El estado de Nueva York no otorga licencias a contratistas generales. La ciudad de Nueva York, Buffalo y varios condados sí lo hacen, cada uno por su cuenta.',
  ),
  PA: fact(
    'A',
    [
      read(
        'Contractor Licensing, Pennsylvania Department of Labor and Industry',
        'https://www.pa.gov/agencies/dli/programs-services/labor-management-relations/bureau-of-occupational-and-industrial-safety/uniform-construction-code-home/contractor-licensing',
      ),
      read(
        'Contractor Frequently Asked Questions, Pennsylvania Office of Attorney General',
        'https://www.attorneygeneral.gov/resources/home-improvement-contractor-registration/contractor-frequently-asked-questions/',
      ),
    ],
    'Pennsylvania has no state license for most construction contractors. Whoever improves homes registers with the Attorney General, and cities may license contractors themselves.',
    'Pensilvania no tiene licencia estatal para la mayoría de los contratistas de construcción. Quien hace mejoras en viviendas se registra ante la Fiscalía General, y las ciudades pueden otorgar sus propias licencias.',
  ),
};
