import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Cities } from '@/app/[locale]/(dashboard)/dashboard/company/_components/cities';
import { CompanyForm } from '@/app/[locale]/(dashboard)/dashboard/company/_components/company-form';
import type { CompanyParticulars } from '@/lib/company/profile/view';
import { done, doneAction, refused } from '../../support/answers';
import { inBothLanguages } from '../../support/component';
import { fill } from '../../support/fill';
import { Toasts } from '../../support/toasts';

const profile: CompanyParticulars = {
  name: 'Reyes Roofing LLC',
  phone: '(512) 555-0142',
  zip: null,
  trade: null,
  addresses: [],
  licenses: [{ state: 'TX', number: 'TECL-1' }],
};
const austin = { slug: 'austin-tx', label: 'Austin, TX', monitored: true, watched: 2 };
const boise = { slug: 'boise-id', label: 'Boise, ID', monitored: false, watched: 0 };

vi.stubGlobal('fetch', async () => Response.json({ items: [] }));

inBothLanguages('the company page', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('company', key, values);
  const press = (name: string) => reader().user.click(screen.getByRole('button', { name }));

  test('saves what is written, with the rows that were added and without those removed', async () => {
    const { user, mount } = reader();
    const save = vi.fn(async () => done(undefined));
    mount(
      <>
        <CompanyForm profile={profile} save={save} />
        <Toasts />
      </>,
    );
    await fill(user, screen.getByLabelText(t('profile.phone')), '512 555 0199');
    await user.selectOptions(screen.getByLabelText(new RegExp(`^${t('profile.trade')}`)), 'roofing');
    await press(t('licenses.remove', { place: 1 }));
    expect(screen.getByRole('button', { name: t('licenses.add') })).toHaveFocus();
    await press(t('addresses.add'));
    const rows = within(screen.getByRole('group', { name: t('addresses.title') }));
    await fill(user, rows.getByLabelText(t('addresses.street')), '12 Oak St');
    await fill(user, rows.getByLabelText(t('addresses.city')), 'Austin');
    await fill(user, rows.getByLabelText(t('addresses.zip')), '78704');
    await press(t('profile.save'));
    expect(await screen.findByText(t('profile.saved'))).toBeVisible();
    expect(save.mock.calls).toEqual([
      [
        {
          name: 'Reyes Roofing LLC',
          phone: '512 555 0199',
          zip: '',
          trade: 'roofing',
          addresses: [{ street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78704' }],
          licenses: [],
        },
      ],
    ]);
  });

  test('leads to the first field that was refused', async () => {
    const { mount } = reader();
    const answer = refused('invalid_input', {
      phone: 'phone_invalid',
      'licenses.0.number': 'license_number',
    });
    mount(<CompanyForm profile={profile} save={async () => answer} />);
    await press(t('profile.save'));
    const phone = screen.getByLabelText(t('profile.phone'));
    expect(phone).toHaveAccessibleDescription(t('problems.phone_invalid'));
    await vi.waitFor(() => expect(phone).toHaveFocus());
    expect(screen.getByText(t('problems.license_number'))).toBeVisible();
  });

  test('says before a city goes what becomes of its permits', async () => {
    const { mount } = reader();
    const remove = doneAction<{ city: string }, void>(undefined);
    const add = doneAction<{ city: string }, { asked: number }>({ asked: 0 });
    mount(
      <>
        <Cities cities={[austin, boise]} tier="team" limit={3} actions={{ add, remove }} />
        <Toasts />
      </>,
    );
    expect(screen.getByText(t('cities.used', { used: 2, limit: 3 }))).toBeVisible();
    await press(t('cities.remove', { city: 'Austin, TX' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(t('cities.removeWatched', { count: 2, city: 'Austin, TX' }))).toBeVisible();
    await press(t('cities.removeVerb'));
    expect(await screen.findByText(t('cities.removed', { city: 'Austin, TX' }))).toBeVisible();
    expect(remove.mock.calls).toEqual([[{ city: 'austin-tx' }]]);
  });

  test('takes one more city, and marks one that is unknown', async () => {
    const { user, mount } = reader();
    const add = doneAction<{ city: string }, { asked: number }>({ asked: 3 });
    mount(
      <>
        <Cities
          cities={[austin]}
          tier="team"
          limit={3}
          actions={{ add, remove: doneAction<{ city: string }, void>(undefined) }}
        />
        <Toasts />
      </>,
    );
    // The last one stays.
    expect(screen.queryByRole('button', { name: t('cities.remove', { city: 'Austin, TX' }) })).toBeNull();
    const field = screen.getByLabelText(t('cities.label'));
    await press(t('cities.add'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(t('cities.empty')));
    await fill(user, field, 'Boise, ID');
    await press(t('cities.add'));
    expect(await screen.findByText(t('cities.addedAsked', { city: 'Boise, ID', count: 3 }))).toBeVisible();
    expect(add.mock.calls).toEqual([[{ city: 'Boise, ID' }]]);
    add.mockResolvedValueOnce(refused('invalid_input', { city: 'city_unknown' }));
    await fill(user, field, 'Atlantis');
    await press(t('cities.add'));
    expect(await screen.findByText(t('problems.city_unknown'))).toBeVisible();
  });

  test('names the plan with more room where the limit is reached', () => {
    const { mount } = reader();
    const actions = {
      add: doneAction<{ city: string }, { asked: number }>({ asked: 0 }),
      remove: doneAction<{ city: string }, void>(undefined),
    };
    mount(<Cities cities={[austin]} tier="solo" limit={1} actions={actions} />);
    expect(screen.queryByLabelText(t('cities.label'))).toBeNull();
    expect(screen.getByText(t('plan.cities.full', { plan: 'solo', limit: 1 }))).toBeVisible();
    expect(
      screen.getByText(t('plan.cities.larger', { plan: 'team', limit: 3 }), { exact: false }),
    ).toBeVisible();
  });
});
