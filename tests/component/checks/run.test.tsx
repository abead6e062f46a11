import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Credits,
  RunCard,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/run-card';
import { UploadPanel } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/upload-panel';
import { RunProgress } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/run-progress';
import type { CheckState } from '@/components/checks/check-state';
import type { RunState } from '@/lib/checking/checks/types';
import { refused } from '../../support/answers';
import { CHECK, CheckHarness, FakeUpload, makeFileState, mockCheckState } from '../../support/check-harness';
import { createReader, inBothLanguages, type Reader, router } from '../../support/component';

const CREDITS: Credits = { balance: 35, hasPlan: true, buyer: null };
const RUN = '/dashboard/permit-checklist/[check]/runs/[run]';

type Start = NonNullable<Parameters<typeof RunCard>[0]['start']>;
const started: Start = async () => ({ ok: true, data: { number: 2, balance: 34 } });
type CancelRun = Parameters<typeof RunProgress>[0]['cancel'];

interface Shown extends Partial<CheckState> {
  credits?: Credits;
  again?: boolean;
  start?: Start | null;
}

function show(reader: Reader, given: Shown = {}) {
  const { credits = CREDITS, again = false, start = started, files = [makeFileState()], run = null } = given;
  return reader.mount(
    <CheckHarness files={files} run={run}>
      <RunCard credits={credits} again={again} start={start} />
    </CheckHarness>,
  );
}

beforeEach(() => {
  FakeUpload.install();
  mockCheckState(null);
});

inBothLanguages('the button that runs a check', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `run.${key}`, values);
  const button = (key = 'start') => screen.getByRole('button', { name: t(key) });

  it('says what it costs, begins the run in the reader’s language, and leads to it', async () => {
    const start = vi.fn(started);
    show(reader(), { start });
    expect(screen.getByRole('heading', { name: t('title') })).toBeInTheDocument();
    expect(button()).toHaveAccessibleDescription(t('cost', { count: 35 }));
    await reader().user.click(button());
    expect(start).toHaveBeenCalledWith({ checkId: CHECK, locale: reader().locale });
    expect(router.push).toHaveBeenCalledWith(reader().href(RUN, { check: CHECK, run: '2' }));
    expect(await screen.findByText(t('started', { count: 34 }))).toBeInTheDocument();
  });

  it('says that it checks again, and with the last check that it is the last', () => {
    show(reader(), { again: true, credits: { ...CREDITS, balance: 1 } });
    expect(screen.getByRole('heading', { name: t('titleAgain') })).toBeInTheDocument();
    expect(button('startAgain')).toHaveAccessibleDescription(t('cost', { count: 1 }));
  });

  it('cannot be pressed without a file that can be read', () => {
    const { unmount } = show(reader(), { files: [] });
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(t('why.noFiles'));
    unmount();
    show(reader(), { files: [makeFileState({ state: 'failed', failure: 'broken', pages: null })] });
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(t('why.noneReadable'));
  });

  it('can be pressed while some files are read and one could not be', () => {
    show(reader(), {
      files: [
        makeFileState({ id: 'a', state: 'failed', failure: 'locked' }),
        makeFileState({ id: 'b', state: 'waiting' }),
      ],
    });
    expect(button()).toBeEnabled();
  });

  it('waits while files are on their way', async () => {
    reader().mount(
      <CheckHarness files={[makeFileState()]}>
        <UploadPanel actions={{ remove: vi.fn(), retry: vi.fn() }} />
        <RunCard credits={CREDITS} again={false} start={started} />
      </CheckHarness>,
    );
    await reader().user.upload(screen.getByTestId('files'), new File(['%PDF'], 'b.pdf'));
    expect(button()).toHaveAccessibleDescription(t('why.sending'));
    await act(async () => FakeUpload.sent[0]?.answer(415, { error: 'unsupported_media_type' }));
    expect(button()).toBeEnabled();
  });

  it('without a check left says so, and leads the owner to more', () => {
    show(reader(), { credits: { ...CREDITS, balance: 0 } });
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(t('why.noneLeft'));
    expect(screen.getByRole('link', { name: t('buy') })).toHaveAttribute(
      'href',
      reader().href('/dashboard/purchase-checks'),
    );
  });

  it('without a plan leads the owner to one', () => {
    show(reader(), { credits: { ...CREDITS, hasPlan: false } });
    expect(button()).toHaveAccessibleDescription(t('why.noPlan'));
    expect(screen.getByRole('link', { name: t('choosePlan') })).toHaveAttribute(
      'href',
      reader().href('/dashboard/subscription'),
    );
  });

  it('tells whoever cannot buy whom to ask', () => {
    const { unmount } = show(reader(), { credits: { ...CREDITS, balance: 0, buyer: { name: 'Ana Reyes' } } });
    expect(screen.getByText(t('askNamed', { name: 'Ana Reyes' }))).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    show(reader(), { credits: { ...CREDITS, hasPlan: false, buyer: { name: null } } });
    expect(screen.getByText(t('askOwner'))).toBeInTheDocument();
  });

  it('is nobody’s who may only look', () => {
    show(reader(), { start: null });
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(t('why.notYours'));
  });

  it('gives way to the run that is under way', () => {
    show(reader(), { run: { number: 4, state: 'judging' } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: t('watch') })).toHaveAttribute(
      'href',
      reader().href(RUN, { check: CHECK, run: '4' }),
    );
  });

  it.each([
    { code: 'plan_limit', why: 'noneLeft' },
    { code: 'plan_required', why: 'noPlan' },
  ] as const)('says what changed since the page was made: $why', async ({ code, why }) => {
    show(reader(), { start: async () => refused(code) });
    await reader().user.click(button());
    expect(await screen.findByText(t(`why.${why}`))).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    { field: 'run', reason: 'under_way', said: 'under_way' },
    { field: 'files', reason: 'too_many_pages', said: 'too_many_pages' },
    { field: 'files', reason: 'required', said: 'required' },
    { field: 'files', reason: 'none_readable', said: 'none_readable' },
    { field: 'files', reason: 'never_heard_of', said: 'other' },
  ])('says why a run was refused: $said', async ({ field, reason, said }) => {
    show(reader(), { start: async () => refused('invalid_input', { [field]: reason }) });
    await reader().user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(t(`refused.${said}`));
  });
});

inBothLanguages('a run on its way', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `progress.${key}`, values);
  const progress = (state: RunState, given: Partial<CheckState> = {}, cancel: CancelRun = null) =>
    reader().mount(
      <CheckHarness files={[makeFileState()]} run={{ number: 2, state }} {...given} fixed>
        <RunProgress number={2} state={state} cancel={cancel} />
      </CheckHarness>,
    );
  const steps = () =>
    screen.getAllByRole('listitem').map((item) => ({
      text: item.querySelector('p')?.textContent,
      isNow: item.getAttribute('aria-current') === 'step',
    }));

  it('counts the pages read of all, and one that cannot be read as none', () => {
    progress('waiting', {
      files: [
        makeFileState({ id: 'a', pages: 3, pagesRead: 2, state: 'reading' }),
        makeFileState({ id: 'b', pages: null, pagesRead: 0, state: 'waiting' }),
        makeFileState({ id: 'c', pages: null, pagesRead: 0, state: 'failed', failure: 'broken' }),
      ],
    });
    expect(screen.getByRole('progressbar', { name: t('pages', { read: 2, total: 4 }) })).toBeInTheDocument();
    expect(steps()).toEqual([
      { text: t('steps.waiting'), isNow: true },
      { text: t('steps.judging'), isNow: false },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(t('steps.waiting'));
    expect(screen.queryByRole('button', { name: t('cancel') })).toBeNull();
  });

  it('takes whoever waited to the result, once it stands in its place', () => {
    progress('judging');
    const verdict = Object.assign(document.createElement('h2'), { id: 'verdict', tabIndex: -1 });
    document.body.append(verdict);
    cleanup();
    expect(verdict).toHaveFocus();
    verdict.remove();
  });

  it('shows the language model’s step once it has begun', () => {
    progress('explaining');
    expect(steps().at(-1)).toEqual({ text: t('steps.explaining'), isNow: true });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is cancelled, and says that it cost nothing', async () => {
    const cancel = vi.fn(async () => ({ ok: true as const, data: null }));
    progress('judging', {}, cancel);
    await reader().user.click(screen.getByRole('button', { name: t('cancel') }));
    expect(cancel).toHaveBeenCalledWith({ checkId: CHECK, number: 2 });
    expect(await screen.findByText(t('cancelled'))).toBeInTheDocument();
  });

  it('hands whoever waited on to the result', () => {
    const { unmount } = progress('judging');
    document.body.append(Object.assign(document.createElement('h2'), { id: 'verdict', tabIndex: -1 }));
    unmount();
    expect(document.activeElement?.id).toBe('verdict');
    document.activeElement?.remove();
  });
});

describe('a page of a check', () => {
  const reader = () => createReader('es');
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const reading = makeFileState({ state: 'reading', pages: 9, pagesRead: 1 });
  const pages = () => screen.getByRole('progressbar', { name: t('files.reading', { page: 2, pages: 9 }) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const open = (state: CheckState) =>
    reader().mount(
      <CheckHarness {...state}>
        <UploadPanel actions={null} />
      </CheckHarness>,
    );
  const visible = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it('asks how far everything is while something is under way, and less often while nothing changes', async () => {
    const site = mockCheckState({ files: [reading], run: null });
    open({ files: [{ ...reading, pagesRead: 0 }], run: null });
    expect(site.asked()).toBe(0);
    await pass(1_000);
    expect(site.asked()).toBe(1);
    expect(pages()).toBeInTheDocument();
    await pass(60_000);
    const slow = site.asked();
    expect(slow).toBeLessThan(16);
    const done = mockCheckState({
      files: [makeFileState({ pages: 9, pagesRead: 9, pagesDrawn: 9 })],
      run: null,
    });
    await pass(8_000);
    expect(screen.getByText(t('files.read', { pages: 9 }))).toBeInTheDocument();
    await pass(60_000);
    expect(done.asked()).toBe(1);
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('is made again once its run has come to an end', async () => {
    const run = { number: 1, state: 'judging' as const };
    mockCheckState({ files: [makeFileState()], run: { ...run, state: 'done' } });
    open({ files: [makeFileState()], run });
    await pass(1_000);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it('does not ask while nobody looks, and at once when they come back', async () => {
    const site = mockCheckState({ files: [reading], run: null });
    open({ files: [reading], run: null });
    visible('hidden');
    await pass(30_000);
    expect(site.asked()).toBe(0);
    visible('visible');
    await pass(0);
    expect(site.asked()).toBe(1);
  });

  it('shows what it knew where the site cannot be asked, and tries again', async () => {
    const site = mockCheckState(null);
    open({ files: [reading], run: null });
    await pass(5_000);
    expect(site.asked()).toBeGreaterThan(1);
    expect(pages()).toBeInTheDocument();
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await pass(8_000);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  });
});
