import { and, eq } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import { normaliseContractorName } from '@/lib/permits/normalise-name';
import { makePermit } from '../support/factories';
import { siteDatabase } from './people';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { AUSTIN, companyName, newcomer, openSetup, wizardOf } from './set-up';
import { expect, test } from './test';

/** Permits under these names, as if Austin's records had been read just now. */
async function recordPermits(names: readonly string[]): Promise<void> {
  const { db, close } = siteDatabase();
  try {
    const [feed] = await db
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(eq(feeds.record, AUSTIN), eq(feeds.enabled, true)));
    for (const [index, name] of names.entries()) {
      const norm = normaliseContractorName(name);
      const key = `e2e-${norm}-${index}`;
      await makePermit(db, feed?.id ?? '', {
        sourceKey: key,
        permitNumber: `${index}-${norm?.split(' ')[0]}`,
        contractorName: name,
        contractorNorm: norm,
        hash: key,
      });
    }
  } finally {
    await close();
  }
}

test('permits under one name, and under several', async ({ page, t, href }) => {
  const o = (key: string, values?: Record<string, string | number>) =>
    t('onboarding', `verification.${key}`, values);
  const wizard = wizardOf(page, t);
  const [first = ''] = companyName().split(' ');
  const one = `${first} Masonry LLC`;
  await recordPermits([one.toUpperCase(), one.toUpperCase()]);
  await openSetup(page, href, { registration: newcomer() });
  await wizard.phone.fill('(512) 555-0142');
  await wizard.addTyped('Austin, TX');
  await wizard.name.fill(one);

  await test.step('one: ours, or not', async () => {
    await expect(
      page.getByText(o('one.title', { permits: 2, name: one.toUpperCase() }), { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: o('preview.label') }).getByRole('listitem')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: o('one.reject'), exact: true }).click();
    await expect(page.getByText(o('confirmed.none', { name: one }))).toBeVisible();
    await page.getByRole('button', { name: o('change'), exact: true }).click();
    await page.getByRole('button', { name: o('one.confirm'), exact: true }).click();
    await expect(page.getByText(o('confirmed.names', { count: 1 }))).toBeVisible();
    // A city that is not read changes nothing of it.
    await wizard.addTyped('Boise, ID');
    await expect(wizard.chosen('Boise, ID')).toBeVisible();
    await expect(page.getByText(o('confirmed.names', { count: 1 }))).toBeVisible();
  });

  await test.step('several: which of them', async () => {
    const other = `${first} Masonry & Sons`;
    await recordPermits([other]);
    // Another city that is read takes the confirmation back and looks again.
    await wizard.addTyped('Denver, CO');
    await expect(page.getByText(o('several.title', { count: 2, permits: 3 }), { exact: true })).toBeVisible();
    const box = (name: string, permits: number) =>
      page.getByRole('checkbox', { name: o('several.company', { name, permits }), exact: true });
    await expect(box(one.toUpperCase(), 2)).toBeChecked();
    await box(other, 1).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: o('several.confirm', { count: 2 }), exact: true }).click();
    await expect(page.getByText(o('confirmed.names', { count: 2 }))).toBeVisible();
    await wizard.next.click();
    await wizard.onStep('plan');
  });
});

test('where no record names a contractor, permits come by number', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration: newcomer() });
  await wizard.name.fill(companyName());
  await wizard.phone.fill('(206) 555-0142');
  await wizard.addTyped('Seattle, WA');
  await expect(wizard.text('verification.nameless.title')).toBeVisible();
  await page
    .getByRole('button', { name: t('onboarding', 'verification.nameless.confirm'), exact: true })
    .click();
  await wizard.next.click();
  await wizard.onStep('plan');
});
