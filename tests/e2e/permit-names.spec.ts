import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { companies } from '@/db/schema';
import { suggestNames } from '@/lib/matching/suggestions';
import { normaliseContractorName } from '@/lib/permits/normalise-name';
import { jobContext, makePermit } from '../support/factories';
import { check, dismissMessages, makeCrew, openAs, sampleFeed } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** A company with a spelling of its name in its city that it has not been asked about yet. */
async function crewWithSpelling() {
  const { db } = connection;
  const crew = await makeCrew(db, { tier: 'team', cities: ['austin-tx', 'seattle-wa'] });
  const rare = `Zv${crew.companyId
    .slice(-8)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, 'q')}`;
  const own = `${rare} Masonry LLC`;
  const written = `${rare.toUpperCase()} MASONRY SERVICES`;
  await db
    .update(companies)
    .set({ name: own, nameNorm: normaliseContractorName(own) ?? '' })
    .where(eq(companies.id, crew.companyId));
  const feed = sampleFeed('austin-tx');
  for (const number of [1, 2])
    await makePermit(db, feed, {
      sourceKey: `names-${rare}-${number}`,
      permitNumber: `${rare}-${number}`,
      contractorName: written,
      contractorNorm: normaliseContractorName(written),
      hash: `names-${rare}-${number}`,
    });
  await suggestNames(jobContext(db, new Date()), { companyId: crew.companyId });
  return { crew, written };
}

test('a spelling is asked about, confirmed, taken back and said to be another’s', async ({
  page,
  t,
  href,
}) => {
  const { crew, written } = await crewWithSpelling();
  const n = (key: string, values?: Record<string, string | number>) => t('names', key, values);

  await test.step('home says that something waits', async () => {
    await openAs(page, crew.owner, href('/dashboard'));
    await expect(page.getByText(n('home.waiting', { count: 1 }))).toBeVisible();
    await page.getByRole('link', { name: n('home.action', { count: 1 }) }).click();
    await expect(page).toHaveURL(new RegExp(`${href('/dashboard/permits/names')}$`));
  });

  const yes = page.getByRole('button', { name: n('suggested.confirmName', { name: written }) });
  const no = page.getByRole('button', { name: n('suggested.rejectName', { name: written }) });
  await test.step('the question says why, with examples, and where names help nothing', async () => {
    await expect(page.getByRole('heading', { level: 1, name: n('title') })).toBeVisible();
    await expect(page.getByText(n('likelihood.very_likely'))).toBeVisible();
    await expect(page.getByText(n('reasons.same_words'))).toBeVisible();
    await expect(page.getByText(n('suggested.examples'))).toBeVisible();
    await expect(page.getByRole('heading', { name: n('cannot.title') })).toBeVisible();
    await check(page);
  });

  await test.step('yes, and the company is told how many permits came', async () => {
    await yes.click();
    await expect(page.getByText(n('told.confirmed', { name: written, count: 2 }))).toBeVisible();
    await expect(
      page.getByRole('button', { name: n('watched.rejectName', { name: written }) }),
    ).toBeVisible();
    await expect(yes).toHaveCount(0);
    await check(page);
    await page.getByRole('button', { name: n('told.undo') }).click();
    await expect(yes).toBeVisible();
    await dismissMessages(page, t('common', 'toast.close'));
  });

  await test.step('no, and it stands among those of others, to be asked again', async () => {
    await no.click();
    await expect(page.getByText(n('told.rejected', { name: written, count: 0 }))).toBeVisible();
    await dismissMessages(page, t('common', 'toast.close'));
    await expect(no).toHaveCount(0);
    await page.getByText(n('rejected.title', { count: 1 })).click();
    await check(page);
    await page.getByRole('button', { name: n('rejected.againName', { name: written }) }).click();
    await expect(yes).toBeVisible();
  });
});

test('a company without any name is told what will come', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db, { tier: 'solo', cities: ['austin-tx'] });
  await openAs(page, crew.owner, href('/dashboard/permits/names'));
  await expect(page.getByText(t('names', 'suggested.none'))).toBeVisible();
  await expect(page.getByText(t('names', 'watched.none.title'))).toBeVisible();
  await check(page);
});
