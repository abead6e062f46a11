import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
  return { ...(await import('@/components/ui/toast')), fetched, fail };
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is said before its place is there waits for the place, and 150 ms', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast, fetchToaster } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  mount(<Toaster />);
  toast.success('Saved');
  toast('Taken off the list');
  expect(screen.queryByRole('region')).toBeNull();
  await act(fetchToaster);
  act(() => vi.advanceTimersByTime(149));
  expect(screen.getByRole('region')).toHaveTextContent(/^$/);
  act(() => vi.advanceTimersByTime(50));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.getByText('Taken off the list')).toBeVisible();
});

test('what is said once its place is there is shown, and taken back', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast } = await begin();
  mount(<Toaster />);
  toast.success('Saved');
  expect(await screen.findByText('Saved')).toBeVisible();
  toast.error('Refused');
  expect(await screen.findByText('Refused')).toBeVisible();
  act(() => toast.dismiss());
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

test('what could not be fetched comes with the connection, with the newest of what was said', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast, fetched, fail } = await begin();
  fail(notFetched);
  mount(<Toaster />);
  for (const text of ['first', 'second', 'third', 'fourth']) toast.success(text);
  // For each of them, and once the page is idle.
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(5));
  expect(screen.queryByRole('region')).toBeNull();
  fetched.mockRestore();
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
