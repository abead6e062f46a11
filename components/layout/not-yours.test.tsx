import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotYours, toListWithout } from './not-yours';

const TEXT = 'The permit you opened is not in your list.';

test('a list says why one is here only to who was led to it', () => {
  const led = new URL(toListWithout('/dashboard/permits'), 'https://lintel.test');
  expect(led.pathname).toBe('/dashboard/permits');
  const { rerender } = render(<NotYours query={Object.fromEntries(led.searchParams)} text={TEXT} />);
  expect(screen.getByRole('status').textContent).toBe(TEXT);
  rerender(<NotYours query={{ q: 'status:open' }} text={TEXT} />);
  expect(screen.queryByRole('status')).toBeNull();
});
