import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanCards } from '@/components/marketing/plan-cards';
import { inBothLanguages } from '../../support/component';

inBothLanguages('the plans on the public pages', (reader) => {
  test('each leads to sign up with that plan', () => {
    const { t, href, mount } = reader();
    mount(<PlanCards />);
    for (const tier of ['solo', 'team', 'professional']) {
      const name = t('home', 'plans.choose', { plan: t('home', `plans.names.${tier}`) });
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${href('/login')}?signup=true&plan=${tier}`,
      );
    }
  });
});
