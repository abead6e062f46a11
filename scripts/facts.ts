import { parseArgs } from 'node:util';
import { CITY_PROFILES } from '@/content/cities/profiles';
import { utcDay } from '@/lib/platform/clock/days';
import { systemTime } from '@/lib/platform/clock/system';
import { type DueFact, factsDue, gapsOf } from '@/lib/tracking/cities/facts-due';

// `npm run facts`: the statements of the cities' pages that are due for another reading, oldest first, and what the
// pages cannot answer. `-- --city austin-tx` for one city, `-- --on 2027-06-30` as of another day.

const { values } = parseArgs({ options: { city: { type: 'string' }, on: { type: 'string' } } });
const today = values.on ?? utcDay(systemTime());
const profiles = CITY_PROFILES.filter(({ slug }) => values.city === undefined || slug === values.city);
if (profiles.length === 0) {
  console.error(`No profile of ${values.city}.`);
  process.exit(1);
}

const WHY: Record<DueFact['reason'], string> = {
  read: 'read on',
  published: 'published',
  copy: 'copies alone, read',
};

const due = profiles
  .flatMap((profile) => factsDue(profile, today))
  .sort((a, b) => a.since.localeCompare(b.since) || a.slug.localeCompare(b.slug));
for (const { slug, where, reason, since, url } of due)
  console.log(`${slug.padEnd(22)}${where.padEnd(16)}${`${WHY[reason]} ${since}`.padEnd(32)}${url}`);

const gaps = profiles.map((profile) => ({ slug: profile.slug, missing: gapsOf(profile) }));
console.log('\nNot found:');
for (const { slug, missing } of gaps)
  if (missing.length > 0) console.log(`${slug.padEnd(22)}${missing.join(', ')}`);

const count = (reason: DueFact['reason']) => due.filter((one) => one.reason === reason).length;
console.log(
  `\n${due.length} due on ${today}: ${count('read')} to be read again, ${count('published')} published long ago, ${count('copy')} on copies alone; ${gaps.filter(({ missing }) => missing.length > 0).length} of ${profiles.length} cities with something not found.`,
);
