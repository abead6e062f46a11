import { among, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  zips: ['78701', '78702', '78704', '78723', '78745', '78757'],
  streets: [
    'E 6th St',
    'S Lamar Blvd',
    'Barton Hills Dr',
    'Manor Rd',
    'W Mary St',
    'Burnet Rd',
    'E Cesar Chavez St',
    'Shoal Creek Blvd',
    'Berkman Dr',
    'Pecan Grove Ln',
    'Live Oak St',
    'Red River St',
  ],
  number: (year, n, trade) => `${year}-${pad(n, 6)} ${among({ E: 'EP', P: 'PP', M: 'MP' }, trade, 'BP')}`,
  contractor: (name, draw) => (draw.chance(0.4) ? `${name}  *MAIN**` : name),
  wording: (kind, { work }) => {
    const code = among({ electrical: 'EP', plumbing: 'PP', mechanical: 'MP' }, kind, 'BP');
    const name = among(
      { EP: 'Electrical Permit', PP: 'Plumbing Permit', MP: 'Mechanical Permit' },
      code,
      'Building Permit',
    );
    return { type: name, subtype: code, work: work === 'Tenant Improvement' ? 'Remodel' : work };
  },
};
