import type { DatabaseConnection } from '@/db/client';
import { indexPermits } from '@/lib/permits/search/index-permits';
import { jobContext, makePermit } from '../support/factories';
import { check, makeCrew, openAs, sampleFeed } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** A word of letters that no other test's permits have. */
const coined = () =>
  `q${Array.from({ length: 11 }, () => 'bcdfghklmnprst'[Math.floor(Math.random() * 14)]).join('')}`;

test('somebody looks through all permits, is understood with a slip, and watches one', async ({
  page,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const feedId = sampleFeed('austin-tx');
  const word = coined();
  for (const [index, statusBucket] of (['issued', 'expired'] as const).entries())
    await makePermit(db, feedId, {
      // Several runners fill one database, and each counts the permits it makes from one.
      sourceKey: `${word}-${index}`,
      description: `${word} sauna`,
      statusBucket,
      issuedDate: `2026-10-0${index + 1}`,
      latitude: 30.27 + index / 100,
      longitude: -97.74,
    });
  while ((await indexPermits(jobContext(db), { limit: 1_000 })) > 0);
  const count = (held: number) => t('permits', 'search.count.exact', { count: held });

  await openAs(page, crew.owner, href('/dashboard/permits'));
  await page
    .getByRole('link', { name: t('permits', 'list.searchAll') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('permits', 'search.title') })).toBeVisible();
  await check(page);

  const search = page.getByRole('search');
  await search.getByLabel(t('permits', 'search.query')).fill(word);
  await search.getByRole('button', { name: t('permits', 'search.submit') }).click();
  await expect(page.getByText(count(2), { exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: t('permits', 'search.region') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await check(page);

  await search.getByLabel(t('permits', 'search.status')).selectOption('issued');
  await search.getByRole('button', { name: t('permits', 'search.submit') }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').click();
  await expect(rows.getByText(t('permits', 'search.watching'))).toBeVisible();

  await page.getByRole('link', { name: t('permits', 'search.map.here') }).click();
  await expect(page.getByText(t('permits', 'search.map.within'))).toBeVisible();
  await expect(rows).toHaveCount(1);

  // Two letters changed places.
  const slip = `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}x`;
  await page.goto(`${href('/dashboard/permits/search')}?q=${slip}`);
  await expect(page.getByText(t('permits', 'search.insteadFor', { typed: slip }))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByText(t('permits', 'search.insteadFor', { typed: slip })).click();
  await expect(page.getByRole('heading', { name: t('permits', 'search.empty.title') })).toBeVisible();
  await check(page);
});
