import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { AppLink } from '@/components/layout/app-link';
import { inBothLanguages } from '../../support/component';

vi.mock('next/link', () => ({
  default: ({ prefetch, ...link }: ComponentProps<'a'> & { prefetch?: boolean | null }) => (
    <a {...link} data-ahead={prefetch !== false} />
  ),
}));

inBothLanguages('a link within the dashboard', (reader) => {
  const isFetchedAhead = () => screen.getByRole('link').dataset.ahead === 'true';

  it('has a page of the navigation fetched ahead', () => {
    reader().mount(<AppLink to="/dashboard/permits">x</AppLink>);
    expect(isFetchedAhead()).toBe(true);
  });

  it('has one row of many fetched ahead once somebody points at it', async () => {
    const { mount, user } = reader();
    mount(
      <AppLink to="/dashboard/permits/[id]" params={{ id: '7' }}>
        x
      </AppLink>,
    );
    expect(isFetchedAhead()).toBe(false);
    await user.hover(screen.getByRole('link'));
    expect(isFetchedAhead()).toBe(true);
  });

  it('has a filter fetched ahead once it is reached by keyboard', async () => {
    const { mount, user } = reader();
    mount(
      <AppLink to="/dashboard/permits" query={{ q: 'roof' }}>
        x
      </AppLink>,
    );
    expect(isFetchedAhead()).toBe(false);
    await user.tab();
    expect(isFetchedAhead()).toBe(true);
  });

  it('is not fetched ahead at all where its place says so', async () => {
    const { mount, user } = reader();
    mount(
      <AppLink to="/dashboard/permits" query={{ q: 'roof' }} prefetch={false}>
        x
      </AppLink>,
    );
    await user.hover(screen.getByRole('link'));
    expect(isFetchedAhead()).toBe(false);
  });
});
