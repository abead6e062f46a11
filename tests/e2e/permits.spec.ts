import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { companies } from '@/db/schema';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { suggestNames } from '@/lib/tracking/matching/suggestions';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { jobContext, makePermit } from '../support/factories';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, dismissMessages, makeTestCompany, openAs, sampleFeed } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** A word of letters that no other test's permits have. */
const coined = () =>
  `q${Array.from({ length: 11 }, () => 'bcdfghklmnprst'[Math.floor(Math.random() * 14)]).join('')}`;

/** A company with a spelling of its name in its city that it has not been asked about yet, and others' permits. */
async function makeCompanyWithSpelling() {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'team', cities: ['austin-tx', 'seattle-wa'] });
  const [rare, work] = [coined(), coined()];
  const own = `${rare} Masonry LLC`;
  const written = `${rare.toUpperCase()} MASONRY SERVICES`;
  await db
    .update(companies)
    .set({ name: own, nameNorm: normaliseContractorName(own) ?? '' })
    .where(eq(companies.id, crew.companyId));
  const feed = sampleFeed('austin-tx');
  // Several runners fill one database, and each counts the permits it makes from one.
  for (const number of [1, 2])
    await makePermit(db, feed, {
      sourceKey: `${rare}-${number}`,
      permitNumber: `${rare}-${number}`,
      contractorName: written,
      contractorNorm: normaliseContractorName(written),
    });
  for (const [index, statusBucket] of (['issued', 'expired'] as const).entries())
    await makePermit(db, feed, {
      sourceKey: `${work}-${index}`,
      description: `${work} sauna`,
      statusBucket,
      issuedDate: `2026-10-0${index + 1}`,
      latitude: 30.27 + index / 100,
      longitude: -97.74,
    });
  const job = jobContext(db, new Date());
  await suggestNames(job, { companyId: crew.companyId });
  while ((await indexPermits(job, { limit: 1_000 })) > 0);
  return { crew, written, rare, work };
}

test('a spelling is confirmed and its permits come; another is found among all and watched', async ({
  page,
  t,
  href,
}) => {
  const { crew, written, rare, work } = await makeCompanyWithSpelling();
  const n = (key: string, values?: Record<string, string | number>) => t('names', key, values);
  const yes = page.getByRole('button', { name: n('suggested.confirmName', { name: written }) });
  const no = page.getByRole('button', { name: n('suggested.rejectName', { name: written }) });
  const close = t('common', 'toast.close');

  await test.step('home says that something waits, and leads there', async () => {
    await openAs(page, crew.owner, href('/dashboard'));
    await expect(page.getByText(n('home.waiting', { count: 1 }))).toBeVisible();
    await page.getByRole('link', { name: n('home.action', { count: 1 }) }).click();
    await expect(page).toHaveURL(new RegExp(`${href('/dashboard/permits/names')}$`));
    await expect(page.getByText(n('suggested.examples'))).toBeVisible();
    await expect(page.getByRole('heading', { name: n('cannot.title') })).toBeVisible();
    await check(page);
  });

  await test.step('no, and it is asked again; yes, and taken back', async () => {
    await no.click();
    await expect(page.getByText(n('told.rejected', { name: written, count: 0 }))).toBeVisible();
    await expect(no).toHaveCount(0);
    await dismissMessages(page, close);
    await page.getByText(n('rejected.title', { count: 1 })).click();
    await check(page);
    await page.getByRole('button', { name: n('rejected.againName', { name: written }) }).click();
    await expect(yes).toBeVisible();
    await dismissMessages(page, close);
    await yes.click();
    await expect(page.getByText(n('told.confirmed', { name: written, count: 2 }))).toBeVisible();
    await expect(yes).toHaveCount(0);
    await page.getByRole('button', { name: n('told.undo') }).click();
    await expect(yes).toBeVisible();
    await dismissMessages(page, close);
  });

  await test.step('yes, and its permits are on the list', async () => {
    await yes.click();
    await expect(
      page.getByRole('button', { name: n('watched.rejectName', { name: written }) }),
    ).toBeVisible();
    await check(page);
    await page.goto(href('/dashboard/permits'));
    await expect(page.getByRole('link', { name: `${rare}-2` }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `${rare}-1` }).filter({ visible: true })).toBeVisible();
  });

  const search = page.getByRole('search');
  const rows = page.getByRole('list', { name: t('permits', 'search.region') }).getByRole('listitem');
  await test.step('somebody else’s is found among all, and watched', async () => {
    await page
      .getByRole('link', { name: t('permits', 'list.searchAll') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${href('/dashboard/permits/search')}$`));
    await search.getByLabel(t('permits', 'search.query')).fill(work);
    await search.getByRole('button', { name: t('permits', 'search.submit') }).click();
    await expect(
      page.getByText(t('permits', 'search.count.exact', { count: 2 }), { exact: true }),
    ).toBeVisible();
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
  });

  await test.step('a slip is understood, and can be meant', async () => {
    // Two letters changed places.
    const slip = `${work.slice(0, 4)}${work[5]}${work[4]}${work.slice(6)}x`;
    await page.goto(`${href('/dashboard/permits/search')}?q=${slip}`);
    await expect(rows).toHaveCount(2);
    await page.getByText(t('permits', 'search.insteadFor', { typed: slip })).click();
    await expect(page.getByRole('heading', { name: t('permits', 'search.empty.title') })).toBeVisible();
    await check(page);
  });
});
