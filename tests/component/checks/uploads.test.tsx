import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_PROBLEMS } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/send-file';
import {
  type FileActions,
  UploadPanel,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/upload-panel';
import { UploadRow } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/upload-row';
import type { CheckFileState } from '@/components/checks/check-state';
import { fileSize } from '@/components/data/file-size';
import { MAX_FILES } from '@/lib/checking/checks/types';
import { MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { READ_FAILURES } from '@/lib/checking/reading/types';
import { doneAction, refused } from '../../support/answers';
import { CHECK, CheckHarness, FakeUpload, makeFileState, mockCheckState } from '../../support/check-harness';
import { inBothLanguages, type Reader, router } from '../../support/component';

function makeActions(given: Partial<FileActions> = {}): FileActions {
  return { remove: vi.fn(doneAction()), retry: vi.fn(doneAction()), ...given };
}

function show(
  reader: Reader,
  files: readonly CheckFileState[] = [],
  actions: FileActions | null = makeActions(),
) {
  return reader.mount(
    <CheckHarness files={[...files]}>
      <UploadPanel actions={actions} />
    </CheckHarness>,
  );
}

const pdf = (name = 'plans.pdf', size = 4) => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** As many requests as are under way, in the order they began. */
const sent = () => FakeUpload.sent.filter(({ isCancelled, status }) => !isCancelled && status === 0);

beforeEach(() => {
  FakeUpload.install();
  mockCheckState({ files: [], run: null });
});

inBothLanguages('a file on its way', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `files.${key}`, values);
  const choose = (...files: File[]) => reader().user.upload(screen.getByTestId('files'), files);
  const row = (name: string) => {
    const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
    if (!found) throw new Error(`no row of ${name}`);
    return within(found);
  };

  it('is sent as it is, says how far it is, and is one of the check’s files once it has arrived', async () => {
    show(reader());
    expect(screen.getByText(t('drop'))).toBeInTheDocument();
    expect(screen.getByText(t('limits'))).toBeInTheDocument();
    await choose(pdf('Plan set año.pdf', 2_000));
    const [request] = sent();
    expect(request).toMatchObject({
      method: 'PUT',
      address: `/api/v1/check-files?check=${CHECK}&name=Plan+set+a%C3%B1o.pdf`,
    });
    expect(request?.headers.get('content-type')).toBe('application/octet-stream');
    expect(row('año.pdf').getByText(fileSize(2_000))).toBeInTheDocument();
    expect(
      row('año.pdf').getByRole('progressbar', { name: t('sending', { percent: 0 }) }),
    ).toBeInTheDocument();
    act(() => request?.progress(500));
    expect(row('año.pdf').getByRole('progressbar', { name: t('sending', { percent: 25 }) })).toHaveAttribute(
      'aria-valuenow',
      '500',
    );
    act(() => request?.progress(2_000));
    expect(row('año.pdf').getByRole('progressbar', { name: t('arriving') })).toBeInTheDocument();

    const arrived = makeFileState({ name: 'Plan set año.pdf', state: 'waiting', pages: null, pagesRead: 0 });
    mockCheckState({ files: [arrived], run: null });
    await act(async () => request?.answer(201));
    expect(await screen.findByText(t('waiting'))).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: t('list') })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('waits while two others are on their way, and can be called off', async () => {
    show(reader());
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    expect(sent().map(({ file }) => file?.name)).toEqual(['a.pdf', 'b.pdf']);
    expect(row('c.pdf').getByText(t('queued'))).toBeInTheDocument();
    await reader().user.click(screen.getByRole('button', { name: t('cancelOne', { name: 'a.pdf' }) }));
    expect(screen.queryByText('a.pdf')).toBeNull();
    expect(FakeUpload.sent[0]?.isCancelled).toBe(true);
    expect(sent().map(({ file }) => file?.name)).toEqual(['b.pdf', 'c.pdf']);
  });

  it('waits for its turn where others of the company take all places', async () => {
    show(reader());
    await choose(pdf('plans.pdf'));
    const body = { error: 'conflict', fields: { file: 'too_many_uploads' } };
    await act(async () => sent()[0]?.answer(409, body));
    expect(row('plans.pdf').getByRole('progressbar')).toBeInTheDocument();
    await waitFor(() => expect(sent().map(({ file }) => file?.name)).toEqual(['plans.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is empty or too large is not sent, says so, and is taken off the list', async () => {
    show(reader());
    await choose(pdf('empty.pdf', 0), pdf('vast.pdf', MAX_FILE_BYTES + 1), pdf('sound.pdf'));
    expect(
      within(row('empty.pdf').getByRole('alert')).getByText(t('problems.empty_file')),
    ).toBeInTheDocument();
    expect(row('vast.pdf').getByText(t('problems.too_large'))).toBeInTheDocument();
    expect(sent().map(({ file }) => file?.name)).toEqual(['sound.pdf']);
    expect(row('empty.pdf').queryByRole('button', { name: t('retryOne', { name: 'empty.pdf' }) })).toBeNull();
    await reader().user.click(screen.getByRole('button', { name: t('dropOne', { name: 'empty.pdf' }) }));
    expect(screen.queryByText('empty.pdf')).toBeNull();
    expect(screen.getByText('vast.pdf')).toBeInTheDocument();
  });

  it('that was refused says why in a sentence, whatever the reason', () => {
    const nothing = () => {};
    reader().mount(
      <ul>
        {UPLOAD_PROBLEMS.map((problem, id) => (
          <UploadRow
            key={problem}
            upload={{ id, file: pdf(problem), state: 'failed', sent: 0, problem }}
            onCancel={nothing}
            onRetry={nothing}
          />
        ))}
      </ul>,
    );
    const said = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(said).toHaveLength(UPLOAD_PROBLEMS.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each([
    { answer: { error: 'not_found' }, problem: 'not_found', again: false },
    { answer: { error: 'invalid_input', fields: { name: 'same_file' } }, problem: 'same_file', again: false },
    { answer: { error: 'unavailable', fields: { room: 'company_full' } }, problem: null, again: true },
    { answer: 'no JSON at all', problem: 'internal', again: true },
  ])('that was refused for $problem can be tried again: $again', async ({ answer, problem, again }) => {
    show(reader());
    await choose(pdf());
    await act(async () => sent()[0]?.answer(422, answer));
    const said = problem ? t(`problems.${problem}`) : reader().t('errors', 'unavailable');
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.queryAllByRole('button', { name: t('retryOne', { name: 'plans.pdf' }) })).toHaveLength(
      again ? 1 : 0,
    );
  });

  it('whose connection broke is sent again, and the others go on', async () => {
    show(reader());
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await act(async () => sent()[0]?.breakOff());
    expect(row('a.pdf').getByText(t('problems.network'))).toBeInTheDocument();
    expect(row('b.pdf').getByRole('progressbar')).toBeInTheDocument();
    await reader().user.click(screen.getByRole('button', { name: t('retryOne', { name: 'a.pdf' }) }));
    expect(FakeUpload.sent.at(-1)?.file?.name).toBe('a.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the page from being left until it has arrived', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    show(reader());
    expect(leave()).toBe(false);
    await choose(pdf());
    expect(leave()).toBe(true);
    await act(async () => sent()[0]?.answer(413, { error: 'payload_too_large' }));
    expect(leave()).toBe(false);
  });
});

inBothLanguages('a file of a check', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `files.${key}`, values);

  it('says how far its reading is', () => {
    show(reader(), [
      makeFileState({ id: '1', state: 'waiting', pages: null }),
      makeFileState({ id: '2', state: 'reading', pages: 12, pagesRead: 4 }),
      makeFileState({ id: '3', state: 'read', pages: 12, pagesDrawn: 7 }),
      makeFileState({ id: '4', state: 'read', pages: 1, pagesDrawn: 1 }),
    ]);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items[0]).toContain(t('waiting'));
    expect(
      screen.getByRole('progressbar', { name: t('reading', { page: 5, pages: 12 }) }),
    ).toBeInTheDocument();
    expect(items[2]).toContain(`${t('read', { pages: 12 })} · ${t('drawing', { drawn: 7, pages: 12 })}`);
    expect(items[3]).toContain(t('read', { pages: 1 }));
    expect(screen.getByRole('status')).toHaveTextContent(
      t('spokenReading', { read: 2, failed: 0, total: 4 }),
    );
  });

  it('that could not be read says why, and can be read again where that may help', () => {
    const failed = READ_FAILURES.map((failure) =>
      makeFileState({ id: failure, name: `${failure}.pdf`, state: 'failed', failure, pages: null }),
    );
    show(reader(), [...failed, makeFileState()]);
    for (const [at, alert] of screen.getAllByRole('alert').entries())
      expect(alert).toHaveTextContent(reader().t('findings', `failures.${READ_FAILURES[at]}`));
    expect(screen.getByText(t('read', { pages: 3 }))).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      t('spokenDone', { read: 1, failed: READ_FAILURES.length, total: READ_FAILURES.length + 1 }),
    );
    const again = READ_FAILURES.filter((failure) =>
      screen.queryByLabelText(t('retryOne', { name: `${failure}.pdf` })),
    );
    expect(again.toSorted()).toEqual([
      'address_unconfirmed',
      'needed_too_much',
      'reader_failed',
      'took_too_long',
    ]);
  });

  it('is read again, and is removed', async () => {
    const actions = makeActions();
    const failed = makeFileState({ state: 'failed', failure: 'took_too_long', pages: null });
    mockCheckState({ files: [failed], run: null });
    show(reader(), [failed], actions);
    await reader().user.click(screen.getByRole('button', { name: t('retryOne', { name: 'plans.pdf' }) }));
    expect(actions.retry).toHaveBeenCalledWith({ checkId: CHECK, fileId: 'file_1' });
    mockCheckState({ files: [], run: null });
    const remove = screen.getByRole('button', { name: t('removeOne', { name: 'plans.pdf' }) });
    await waitFor(() => expect(remove).toBeEnabled());
    await reader().user.click(remove);
    expect(actions.remove).toHaveBeenCalledWith({ checkId: CHECK, fileId: 'file_1' });
    expect(await screen.findByText(t('removed', { name: 'plans.pdf' }))).toBeInTheDocument();
    expect(screen.queryByText('plans.pdf')).toBeNull();
    expect(router.refresh).toHaveBeenCalled();
  });

  it('stays where its removal was refused, and the reason is said', async () => {
    show(reader(), [makeFileState()], makeActions({ remove: async () => refused('forbidden') }));
    await reader().user.click(screen.getByRole('button', { name: t('removeOne', { name: 'plans.pdf' }) }));
    expect(await screen.findByText(reader().t('errors', 'forbidden'))).toBeInTheDocument();
    expect(screen.getByText('plans.pdf')).toBeInTheDocument();
  });

  it('is only shown to whoever may not change it', () => {
    const { unmount } = show(reader(), [makeFileState()], null);
    expect(screen.getByText('plans.pdf')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByTestId('files')).toBeNull();
    unmount();
    show(reader(), [], null);
    expect(screen.getByText(t('none'))).toBeInTheDocument();
  });
});

describe('the place where files are dropped', () => {
  inBothLanguages('says what it takes', (reader) => {
    const t = (key: string) => reader().t('checks', `files.${key}`);

    it('opens the chooser or the camera, and says that it takes what is above it', async () => {
      show(reader());
      const zone = screen.getByText(t('drop')).closest('div');
      const clicked = vi.fn();
      for (const name of ['choose', 'photo']) {
        const input = document.querySelector(`input[aria-label="${t(name)}"]`);
        input?.addEventListener('click', (event) => {
          event.preventDefault();
          clicked(name);
        });
        await reader().user.click(screen.getByRole('button', { name: t(name) }));
      }
      expect(clicked.mock.calls.flat()).toEqual(['choose', 'photo']);
      const drag = (type: string, files: File[] = []) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        act(() => void zone?.dispatchEvent(Object.assign(event, { dataTransfer: { files } })));
        return event.defaultPrevented;
      };
      expect(drag('dragover')).toBe(true);
      expect(screen.getByText(t('dropNow'))).toBeInTheDocument();
      drag('dragleave');
      expect(screen.getByText(t('drop'))).toBeInTheDocument();
      expect(drag('drop', [pdf('dropped.pdf')])).toBe(true);
      expect(sent()[0]?.file?.name).toBe('dropped.pdf');
    });

    it('is gone where the check holds as many as it may', () => {
      show(
        reader(),
        Array.from({ length: MAX_FILES }, (_, at) => makeFileState({ id: `file_${at}` })),
      );
      expect(screen.queryByTestId('files')).toBeNull();
    });
  });
});
