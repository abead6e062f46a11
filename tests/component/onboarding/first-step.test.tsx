import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { validateCityOperation } from '@/lib/edge/api/operations/cities';
import { toCityValidation } from '@/lib/tracking/cities/to-api';
import { validateCity } from '@/lib/tracking/cities/validate-city';
import { createReader, inBothLanguages, type Reader } from '../../support/component';
import { createGate } from '../../support/gate';
import { AUSTIN, newcomer } from '../../support/setup-draft';
import { openSetup, setupApi } from '../../support/wizard';
import { done, found, foundInAustin, refused, setupActions } from '../../support/wizard-actions';

const api = setupApi();

inBothLanguages('the company step', (reader) => {
  const open = () => openSetup(reader(), setupActions(), { registration: newcomer() });
  const option = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) });
  const offered = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) });

  it('says what it needs, and brings the reader to the first of it', async () => {
    const wizard = await open();
    await wizard.next();
    for (const key of ['company.problems.company_name', 'company.problems.phone', 'cities.problems.missing'])
      expect(wizard.text(key)).toBeVisible();
    expect(wizard.name()).toHaveFocus();
    expect(wizard.name()).toBeInvalid();
    expect(wizard.noText('verification.missing')).toBeNull();

    await wizard.press('verification.search');
    expect(wizard.text('verification.failures.missing_input')).toBeVisible();

    await wizard.fill(wizard.phone(), 'call me');
    expect(wizard.text('company.problems.phone_invalid')).toBeVisible();
    expect(wizard.noText('company.problems.phone')).toBeNull();
    const zip = screen.getByLabelText(new RegExp(wizard.o('company.zip')));
    await wizard.fill(zip, '78701-123456');
    expect(zip).toHaveValue('78701-1234');
  });

  it('warns of a name that is one short word, once it is typed', async () => {
    const wizard = await open();
    await wizard.fill(wizard.name(), 'Quoins');
    expect(wizard.noText('company.oneWord', { name: 'Quoins' })).toBeNull();
    await wizard.user.click(wizard.phone());
    expect(wizard.text('company.oneWord', { name: 'Quoins' })).toBeVisible();
    for (const name of ['Quoinworks', 'Two Quo']) {
      await wizard.fill(wizard.name(), name);
      await wizard.user.click(wizard.phone());
      expect(wizard.noText('company.oneWord', { name })).toBeNull();
    }
  });

  it('adds a city of the country, or says why not', async () => {
    const wizard = await open();
    await wizard.addTyped('  ');
    expect(wizard.text('cities.problems.empty')).toBeVisible();
    await wizard.addTyped('Qzxvwk');
    expect(await wizard.soon('cities.problems.unknown')).toBeVisible();

    await wizard.addTyped('Bosie, ID');
    expect(await wizard.soon('cities.problems.spelling')).toBeVisible();
    expect(wizard.city()).toHaveFocus();
    expect(option('Boise, ID')).toBeVisible();
    await wizard.user.click(option('Boise, ID'));
    expect(wizard.chosen()).toEqual(['Boise, ID']);
    expect(wizard.city()).toHaveValue('');
    expect(screen.getByText(wizard.o('cities.added', { city: 'Boise, ID' }))).toBeInTheDocument();

    await wizard.addTyped('boise idaho');
    expect(await wizard.soon('cities.problems.duplicate')).toBeVisible();
    await wizard.addTyped('Austin');
    expect(wizard.chosen()).toEqual(['Boise, ID', 'Austin, TX']);
    await wizard.addTyped('austin, texas');
    expect(wizard.text('cities.problems.duplicate')).toBeVisible();

    await wizard.addTyped('Springfield');
    expect(await wizard.soon('cities.problems.ambiguous')).toBeVisible();
    expect(option('Springfield, MO')).toBeVisible();
    await wizard.user.keyboard('{Escape}');
    expect(screen.getByRole('listbox', { hidden: true })).not.toBeVisible();
    await wizard.press('cities.remove', { city: 'Boise, ID' });
    expect(wizard.chosen()).toEqual(['Austin, TX']);
    expect(wizard.city()).toHaveFocus();
  });

  it('offers the catalogue’s cities at once and the rest of the country from the API, by keyboard', async () => {
    const wizard = await open();
    await wizard.fill(wizard.city(), 'Aust');
    expect(option('Austin, TX')).toHaveTextContent(wizard.o('cities.monitored'));
    expect(api.asked).not.toContain('searchCities');
    await wizard.fill(wizard.city(), 'Boise, I');
    expect(await offered('Boise, ID')).toBeVisible();
    await wizard.user.keyboard('{ArrowDown}');
    expect(wizard.city()).toHaveAttribute('aria-activedescendant', (await offered('Boise, ID')).id);
    await wizard.user.keyboard('{Enter}');
    expect(wizard.chosen()).toEqual(['Boise, ID']);
  });

  it('loses no city that could not be checked', async () => {
    const wizard = await open();
    api.refuse(validateCityOperation, 429);
    await wizard.addTyped('Boise, ID');
    expect(await wizard.soon('cities.problems.rate_limited')).toBeVisible();
    api.refuse(validateCityOperation, 'no answer');
    await wizard.addTyped('Boise, ID');
    expect(await wizard.soon('cities.problems.unavailable')).toBeVisible();
    expect(wizard.city()).toHaveValue('Boise, ID');

    const looked = createGate();
    api.answer(validateCityOperation, async (query) => {
      await looked.until;
      return toCityValidation(validateCity(query));
    });
    await wizard.press('cities.add');
    expect(wizard.button('cities.checking')).toBeVisible();
    looked.release();
    expect(await wizard.soon('cities.added', { city: 'Boise, ID' })).toBeInTheDocument();
    expect(wizard.chosen()).toEqual(['Boise, ID']);
  });

  it('has the steps the cities call for, says when they change, and keeps what was entered', async () => {
    const wizard = await open();
    await wizard.fill(wizard.name(), 'Reyes Roofing');
    wizard.progress(1, 5);
    await wizard.addTyped('Boise, ID');
    expect(await wizard.soon('variantChanged.streamlined')).toBeVisible();
    expect(wizard.text('verification.notMonitored.title')).toBeVisible();
    wizard.progress(1, 3);
    wizard.onStep('setup');
    await wizard.addTyped('Austin, TX');
    expect(await wizard.soon('variantChanged.monitoring')).toBeVisible();
    wizard.progress(1, 5);
    wizard.onStep('company');
    await wizard.press('cities.remove', { city: 'Austin, TX' });
    wizard.progress(1, 3);
    expect(wizard.name()).toHaveValue('Reyes Roofing');
  });
});

const OURS = 'Reyes Masonry LLC';
const LISTED = 'REYES MASONRY LLC';
const OTHER = 'Reyes Masonry & Sons';

/** Step 1 with all but the cities. */
const openNamed = (reader: () => Reader) => async () => {
  const actions = setupActions();
  const wizard = await openSetup(reader(), actions, { registration: newcomer() });
  await wizard.fill(wizard.phone(), '(512) 555-0142');
  await wizard.fill(wizard.name(), OURS);
  return { actions, wizard };
};

inBothLanguages('the permits of a company', (reader) => {
  const open = openNamed(reader);

  it('under one name are the company’s or not, and a city that is not read changes nothing of it', async () => {
    const { actions, wizard } = await open();
    actions.verify.mockResolvedValue(done(foundInAustin(OURS, { [LISTED]: 2 })));
    await wizard.addTyped('Austin, TX');
    expect(await wizard.soon('verification.one.title', { permits: 2, name: LISTED })).toBeVisible();
    expect(actions.verify).toHaveBeenCalledExactlyOnceWith({ companyName: OURS, cities: [AUSTIN] });
    const preview = screen.getByRole('list', { name: wizard.o('verification.preview.label') });
    expect(within(preview).getAllByRole('listitem')).toHaveLength(2);
    expect(wizard.text('verification.sample')).toBeVisible();

    await wizard.press('verification.one.reject');
    expect(wizard.text('verification.confirmed.none', { name: OURS })).toBeVisible();
    await wizard.press('verification.change');
    await wizard.press('verification.one.confirm');
    expect(wizard.text('verification.confirmed.names', { count: 1 })).toBeVisible();
    await wizard.addTyped('Boise, ID');
    expect(await wizard.soon('cities.added', { city: 'Boise, ID' })).toBeInTheDocument();
    expect(wizard.text('verification.confirmed.names', { count: 1 })).toBeVisible();
    expect(actions.verify).toHaveBeenCalledTimes(1);
  });

  it('under several names are chosen from; another city that is read asks anew', async () => {
    const { actions, wizard } = await open();
    actions.verify.mockResolvedValue(done(foundInAustin(OURS, { [LISTED]: 2 })));
    await wizard.addTyped('Austin, TX');
    await wizard.soon('verification.one.title', { permits: 2, name: LISTED });
    await wizard.press('verification.one.confirm');
    actions.verify.mockResolvedValue(done(foundInAustin(OURS, { [LISTED]: 2, [OTHER]: 1 })));
    await wizard.addTyped('Denver, CO');
    expect(await wizard.soon('verification.several.title', { count: 2, permits: 3 })).toBeVisible();
    const box = (name: string, permits: number) =>
      screen.getByRole('checkbox', { name: wizard.o('verification.several.company', { name, permits }) });
    expect(box(LISTED, 2)).toBeChecked();
    expect(box(OTHER, 1)).not.toBeChecked();
    await wizard.user.click(box(LISTED, 2));
    expect(wizard.button('verification.several.confirmNone')).toBeVisible();
    await wizard.user.click(box(LISTED, 2));
    await wizard.user.click(box(OTHER, 1));
    await wizard.press('verification.several.confirm', { count: 2 });
    expect(wizard.text('verification.confirmed.names', { count: 2 })).toBeVisible();
    await wizard.next();
    wizard.onStep('plan');
  });

  it('come by number where no record names a contractor', async () => {
    const { actions, wizard } = await open();
    actions.verify.mockResolvedValue(done(found({ citiesWithoutContractor: ['seattle-wa'] })));
    await wizard.addTyped('Seattle, WA');
    expect(wizard.text('verification.nameless.title')).toBeVisible();
    await wizard.soon('verification.nameless.confirm');
    await wizard.press('verification.nameless.confirm');
    await wizard.next();
    wizard.onStep('plan');
  });

  it('must be confirmed, anew once the name is another', async () => {
    const { actions, wizard } = await open();
    await wizard.addTyped('Austin, TX');
    expect(await wizard.soon('verification.none.title', { name: OURS })).toBeVisible();
    await wizard.next();
    expect(wizard.text('verification.unconfirmed')).toBeVisible();
    await wizard.press('verification.none.confirm');
    expect(wizard.text('verification.confirmed.title')).toBeVisible();
    expect(wizard.noText('verification.unconfirmed')).toBeNull();
    await wizard.fill(wizard.name(), 'Reyes Roofing LLC');
    expect(wizard.noText('verification.confirmed.title')).toBeNull();
    await wizard.next();
    wizard.onStep('company');
    expect(wizard.text('verification.missing')).toBeVisible();
    expect(actions.verify).toHaveBeenCalledTimes(1);
  });

  it('are looked up again when asked, whatever went wrong before', async () => {
    const { actions, wizard } = await open();
    const looked = createGate<ReturnType<typeof refused>>();
    actions.verify.mockReturnValueOnce(looked.until);
    await wizard.addTyped('Austin, TX');
    expect(await wizard.soon('verification.searching', { cities: 'Austin, TX' })).toBeVisible();
    looked.release(refused('rate_limited'));
    expect(await wizard.soon('verification.failures.rate_limited')).toBeVisible();
    actions.verify.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await wizard.press('verification.search');
    expect(await wizard.soon('verification.failures.unavailable')).toBeVisible();
    await wizard.press('verification.search');
    expect(await wizard.soon('verification.none.confirm')).toBeVisible();
    expect(actions.verify).toHaveBeenCalledTimes(3);
  });
});

describe('in whatever language, the permits of a company', () => {
  const open = openNamed(() => createReader('es'));

  it('are looked up by a name still being typed only after a pause', async () => {
    const { actions, wizard } = await open();
    await wizard.fill(wizard.name(), ' ');
    await wizard.addTyped('Austin, TX');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      act(() => wizard.name().focus());
      fireEvent.change(wizard.name(), { target: { value: 'Reyes' } });
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      fireEvent.change(wizard.name(), { target: { value: OURS } });
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(actions.verify).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(actions.verify).toHaveBeenCalledExactlyOnceWith({ companyName: OURS, cities: [AUSTIN] });
    } finally {
      vi.useRealTimers();
    }
    expect(await wizard.soon('verification.none.title', { name: OURS })).toBeVisible();
  });
});
