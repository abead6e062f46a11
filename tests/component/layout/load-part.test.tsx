import { act, fireEvent, screen } from '@testing-library/react';
import dynamic from 'next/dynamic';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from '@/components/ui/load-part';
import { partAhead } from '@/components/ui/part-ahead';
import { inBothLanguages } from '../../support/component';

interface Props {
  onClose?: () => void;
}

const Sheet = () => <button type="button">the sheet</button>;
const load = vi.fn(async (): Promise<ComponentType<Props>> => Sheet);
const reload = vi.fn();

const notFetched = new Error('Failed to load chunk /_next/static/chunks/0a1b.js from module 1');
notFetched.name = 'ChunkLoadError';

/** A part that is fetched when it is shown, as pages have them. */
const part = () => dynamic(() => loadPart(load));

/** A page that shows it at once. */
function page() {
  const Part = part();
  return (
    <>
      <button type="button">the page</button>
      <Part />
    </>
  );
}

/** A page that opens it over itself. */
function Opener() {
  const [Part] = useState(part);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen ? <Part onClose={() => setOpen(false)} /> : null}
    </>
  );
}

inBothLanguages('a part that could not be fetched', (reader) => {
  let status = 200;

  beforeEach(() => {
    status = 200;
    sessionStorage.clear();
    load.mockReset().mockResolvedValue(Sheet);
    reload.mockReset();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status })),
    );
    vi.stubGlobal('location', { ...window.location, reload });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });

  it('says so in its place beside the page, and comes when it is tried again', async () => {
    const { t, user, mount } = reader();
    load.mockRejectedValueOnce(notFetched);
    mount(page());
    expect(await screen.findByRole('alert')).toHaveTextContent(t('common', 'notLoaded.text'));
    expect(screen.getByRole('button', { name: 'the page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('common', 'notLoaded.close') })).toBeNull();
    load.mockRejectedValueOnce(notFetched);
    await user.click(screen.getByRole('button', { name: t('common', 'notLoaded.again') }));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('common', 'notLoaded.again') }));
    expect(await screen.findByRole('button', { name: 'the sheet' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says that there is no signal, and comes by itself with the signal', async () => {
    const { t, mount } = reader();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockRejectedValueOnce(notFetched);
    mount(page());
    expect(await screen.findByRole('alert')).toHaveTextContent(t('common', 'notLoaded.offline'));
    expect(fetch).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void fireEvent(window, new Event('online')));
    expect(await screen.findByRole('button', { name: 'the sheet' })).toBeVisible();
  });

  it('can be closed where the part could be, and gives the focus back', async () => {
    const { t, user, mount } = reader();
    load.mockRejectedValueOnce(notFetched);
    mount(<Opener />);
    const opener = screen.getByRole('button', { name: 'open' });
    await user.click(opener);
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: t('common', 'notLoaded.again') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('common', 'notLoaded.close') }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(opener).toHaveFocus();
    // Opened again, it is asked for again.
    await user.click(opener);
    expect(await screen.findByRole('button', { name: 'the sheet' })).toBeVisible();
  });

  it('reads the page anew, once, where its build is gone', async () => {
    const { t, mount } = reader();
    status = 404;
    load.mockRejectedValue(notFetched);
    mount(page()).unmount();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetch).toHaveBeenCalledWith('/_next/static/chunks/0a1b.js', { method: 'HEAD' });
    mount(page());
    expect(await screen.findByRole('alert')).toHaveTextContent(t('common', 'notLoaded.text'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not hide what is wrong within the part', async () => {
    load.mockRejectedValue(new TypeError('wrong within'));
    await expect(loadPart(load)).rejects.toThrow('wrong within');
  });
});

inBothLanguages('a part fetched ahead', (reader) => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue(Sheet);
  });

  it('is there in the moment in which it is asked for', async () => {
    const Part = partAhead(
      dynamic(() => loadPart(load)),
      load,
    );
    Part.fetchAhead();
    await act(async () => {});
    reader().mount(<Part />);
    expect(screen.getByRole('button', { name: 'the sheet' })).toBeVisible();
  });

  it('is fetched when it is shown where that failed', async () => {
    const Part = partAhead(
      dynamic(() => loadPart(load)),
      load,
    );
    load.mockRejectedValueOnce(notFetched);
    Part.fetchAhead();
    await act(async () => {});
    reader().mount(<Part />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('button', { name: 'the sheet' })).toBeVisible();
  });
});
