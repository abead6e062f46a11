import { expect, it } from 'vitest';
import { routeOfSegments } from './route-of-segments';

it('names the page of its folders, with what stands in the address', () => {
  expect(routeOfSegments(['dashboard', 'permits'])).toEqual({ key: '/dashboard/permits', params: {} });
  expect(routeOfSegments(['dashboard', 'permits', '42'])).toEqual({
    key: '/dashboard/permits/[id]',
    params: { id: '42' },
  });
  expect(routeOfSegments(['dashboard', 'nowhere'])).toBeNull();
});
