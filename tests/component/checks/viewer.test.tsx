import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FindingList } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/finding-list';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import type { CheckFileState } from '@/components/checks/check-state';
import { zoomFor } from '@/components/checks/zoom';
import { CheckHarness, findingView, makeFileState, placeView } from '../../support/check-harness';
import { inBothLanguages, type Reader } from '../../support/component';

const CONTRACT = placeView({ fileId: 'file_2', fileName: 'contract.pdf', page: 1, quote: '1420 Alder St' });
const FINDINGS = [
  findingView({ key: 'a', title: 'first', places: [placeView(), CONTRACT] }),
  findingView({ key: 'nowhere', title: 'nowhere', places: [] }),
  findingView({ key: 'b', title: 'second', places: [placeView({ page: 3, box: null, quote: null })] }),
];

function show(reader: Reader, files: CheckFileState[] = [makeFileState()]) {
  reader.mount(
    <CheckHarness files={files} fixed>
      <ResultWithViewer findings={FINDINGS}>
        <FindingList findings={FINDINGS} colleagues={[]} userId="user_1" />
      </ResultWithViewer>
    </CheckHarness>,
  );
}

/** A desk has room for the page beside the list; a phone has not. */
function setScreen(width: 'desk' | 'phone') {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: width === 'desk',
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

const picture = () => document.querySelector('img');
const mark = () => document.querySelector<HTMLElement>('[data-mark]');
beforeEach(() => {
  Element.prototype.scrollTo = () => {};
});
afterEach(() => vi.restoreAllMocks());

inBothLanguages('the page beside a list of findings', (reader) => {
  beforeEach(() => setScreen('desk'));
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `viewer.${key}`, values);
  const viewer = () => screen.getByRole('region', { name: t('label') });
  const tool = (key: string) => screen.getByLabelText<HTMLButtonElement>(t(key));
  /** The button of a place, in the list of findings. */
  const listed = (place: { file: string; page: number }) =>
    within(screen.getByRole('region', { name: reader().t('checks', 'findings.title') })).getByRole('button', {
      name: t('place', place),
    });
  const said = () => viewer().querySelector('[aria-live]')?.textContent;

  it('shows the first place at once, with the place marked on its picture once that has come', () => {
    show(reader());
    expect(said()).toBe('first');
    expect(picture()).toHaveAttribute('src', '/api/v1/check-files/file_1/pages/2');
    expect(picture()).toHaveAttribute(
      'alt',
      t('altQuote', { file: 'plans.pdf', page: 2, quote: '1402 Alder St' }),
    );
    expect(mark()).toBeNull();
    fireEvent.load(picture() as HTMLImageElement);
    expect(Number.parseFloat(mark()?.style.left ?? '')).toBeLessThanOrEqual(10);
    expect(mark()?.style.width).not.toBe('');
    expect(within(viewer()).getByText(t('keys'))).toBeInTheDocument();
  });

  it('brings another place into view, and says which is shown', async () => {
    show(reader());
    const place = listed({ file: 'contract.pdf', page: 1 });
    await reader().user.click(place);
    expect(place).toHaveAttribute('aria-pressed', 'true');
    expect(picture()).toHaveAttribute('src', '/api/v1/check-files/file_2/pages/1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sets the place and what it was compared with below each other', async () => {
    show(reader());
    await reader().user.click(tool('both'));
    expect(tool('both')).toHaveAttribute('aria-pressed', 'true');
    expect([...document.querySelectorAll('figure')].map((figure) => figure.textContent)).toEqual([
      expect.stringContaining('1402 Alder St'),
      expect.stringContaining('1420 Alder St'),
    ]);
  });

  it('goes from finding to finding with a place, by its buttons and by keys', async () => {
    show(reader());
    expect(tool('previous')).toBeDisabled();
    await reader().user.click(tool('next'));
    expect(said()).toBe('second');
    expect(picture()).toHaveAttribute('alt', t('alt', { file: 'plans.pdf', page: 3 }));
    expect(tool('next')).toBeDisabled();
    tool('zoomIn').focus();
    await reader().user.keyboard('p');
    expect(said()).toBe('first');
    await reader().user.keyboard('{Control>}n{/Control}');
    expect(said()).toBe('first');
    await reader().user.keyboard('n');
    expect(said()).toBe('second');
  });

  it('keeps whoever moves through its page in it, from finding to finding', async () => {
    show(reader());
    const page = screen.getByRole('region', { name: t('alt', { file: 'plans.pdf', page: 2 }) });
    page.focus();
    await reader().user.keyboard('n');
    expect(said()).toBe('second');
    expect(page).toBeInTheDocument();
    expect(page).toHaveFocus();
    await reader().user.keyboard('p');
    expect(said()).toBe('first');
    expect(page).toHaveFocus();
  });

  it('is made larger and smaller, by its buttons and by keys', async () => {
    show(reader());
    const width = () => Number.parseFloat(picture()?.parentElement?.style.width ?? '');
    const begin = zoomFor(placeView().box) * 100;
    expect(width()).toBe(begin);
    await reader().user.click(tool('zoomIn'));
    expect(width()).toBeGreaterThan(begin);
    await reader().user.click(tool('fit'));
    expect(width()).toBe(100);
    expect(tool('fit')).toBeDisabled();
    await reader().user.click(tool('zoomIn'));
    const larger = width();
    await reader().user.keyboard('+');
    expect(width()).toBeGreaterThan(larger);
    await reader().user.keyboard('-');
    expect(width()).toBe(larger);
    await reader().user.keyboard('0');
    expect(width()).toBe(100);
  });

  it.each([
    { file: makeFileState({ pagesDrawn: 1 }), said: 'pictureComing' },
    { file: makeFileState({ state: 'failed', failure: 'took_too_long', pagesDrawn: 0 }), said: 'noPicture' },
  ])('says where there is no picture: $said', ({ file, said }) => {
    show(reader(), [file]);
    expect(screen.getByText(t(said))).toBeInTheDocument();
    expect(picture()).toBeNull();
  });

  it('loads a picture again that could not be loaded', async () => {
    show(reader());
    fireEvent.error(picture() as HTMLImageElement);
    expect(screen.getByText(t('pictureFailed'))).toBeInTheDocument();
    await reader().user.click(screen.getByText(t('again')));
    expect(picture()).toBeInTheDocument();
  });

  it('comes over the list on a phone, and goes', async () => {
    setScreen('phone');
    show(reader());
    const place = listed({ file: 'plans.pdf', page: 3 });
    await reader().user.click(place);
    const sheet = screen.getByRole('dialog', { name: t('label') });
    expect(within(sheet).getByAltText(t('alt', { file: 'plans.pdf', page: 3 }))).toBeInTheDocument();
    await reader().user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place).toHaveFocus();
  });
});
