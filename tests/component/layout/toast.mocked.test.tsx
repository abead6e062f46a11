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
  return { ...(await import('@/components/ui/toast')), fetched, fail };
}

test('what is said before its place is there is shown a moment after it is', async () => {
  const { mount } = createReader('en');
  const { Toaster, toast } = await begin();
  const at: { placed?: number; filled?: number } = {};
  const observer = new MutationObserver(() => {
    const place = document.querySelector('[aria-live]');
    if (place) at.placed ??= performance.now();
    if (place?.textContent) at.filled ??= performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  mount(<Toaster />);
  expect(screen.queryByRole('region')).toBeNull();
  toast.success('Saved');
  toast('Taken off the list');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await screen.findByText('Taken off the list')).toBeVisible();
  observer.disconnect();
  expect((at.filled ?? 0) - (at.placed ?? 0)).toBeGreaterThan(140);
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
