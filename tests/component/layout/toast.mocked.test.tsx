import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createReader } from '../../support/component';

const notFetched = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

/** As a page begins: nothing of it is fetched. */
async function begin() {
  vi.resetModules();
  const code: { ToasterPlace: object } = await import('@/components/ui/toaster');
  const fetched = vi.spyOn(code, 'ToasterPlace', 'get');
  const fail = (error: Error) =>
    fetched.mockImplementation(() => {
      throw error;
    });
  return { ...(await import('@/components/ui/toast')), fail, succeed: () => fetched.mockRestore() };
}

test('what is said before its place is there is shown a moment after it is', async () => {
  const { t, mount } = createReader('en');
  const { Toaster, toast } = await begin();
  mount(<Toaster />);
  expect(screen.queryByRole('region')).toBeNull();
  toast.success('Saved');
  toast('Taken off the list');
  const place = await screen.findByRole('region', { name: new RegExp(t('common', 'toast.region')) });
  const placedAt = performance.now();
  expect(place).toBeEmptyDOMElement();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(performance.now() - placedAt).toBeGreaterThan(100);
  expect(await screen.findByText('Taken off the list')).toBeVisible();
  toast.error('Refused');
  expect(await screen.findByText('Refused')).toBeVisible();
  act(() => toast.dismiss());
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

test('what could not be fetched comes with the connection, with the newest of what was said', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast, fetchToaster, fail, succeed } = await begin();
  fail(notFetched);
  mount(<Toaster />);
  for (const text of ['first', 'second', 'third', 'fourth']) toast.success(text);
  await fetchToaster();
  expect(screen.queryByRole('region')).toBeNull();
  succeed();
  fireEvent(window, new Event('online'));
  for (const text of ['second', 'third', 'fourth']) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('first')).toBeNull();
});

test('what was taken back before it could be shown is not shown', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast } = await begin();
  toast('taken back');
  toast.dismiss();
  toast('said after');
  mount(<Toaster />);
  expect(await screen.findByText('said after')).toBeVisible();
  expect(screen.queryByText('taken back')).toBeNull();
});

test('an error of its own is not hidden as one of the network', async () => {
  const { fetchToaster, fail } = await begin();
  fail(notFetched);
  await expect(fetchToaster()).resolves.toBeUndefined();
  fail(new TypeError('wrong within'));
  await expect(fetchToaster()).rejects.toThrow('wrong within');
});
