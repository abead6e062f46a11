import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type {
  DeskActions,
  DeskData,
} from '@/app/[locale]/(dashboard)/dashboard/permits/_components/desk/data';
import { PermitDesk } from '@/app/[locale]/(dashboard)/dashboard/permits/_components/desk/permit-desk';
import { createRegistry } from '@/components/commands/registry';
import { RegistryContext } from '@/components/commands/use-commands';
import { useKeys } from '@/components/commands/use-keys';
import { type AddressQuery, readAddress, stateText } from '@/lib/company/desk/address';
import { parseFilter, sayFilter } from '@/lib/company/desk/language/parse';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { doneAction } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';

function permit(id: number, over: Partial<DeskPermit> = {}): DeskPermit {
  return {
    id,
    permitNumber: `BP-${id}`,
    permitType: 'Building',
    description: 'Reroof',
    address: `${id} ALDER ST`,
    city: 'Austin',
    state: 'TX',
    record: 'austin-tx',
    statusBucket: 'pending',
    statusWord: null,
    appliedDate: '2026-10-01',
    issuedDate: null,
    expiresDate: null,
    valuationCents: 1_200_000,
    changedAt: '2026-11-19T15:00:00Z',
    missingSince: null,
    mode: 'live',
    link: null,
    waitsOn: 'city',
    why: 'review',
    places: [],
    since: '2026-10-01',
    due: null,
    visitOn: null,
    visitKind: null,
    today: '2026-11-20',
    usual: { low: 4, median: 12, high: 40, permits: 200 },
    assigned: [],
    tags: [],
    isMuted: false,
    ...over,
  };
}

function desk(query: AddressQuery, over: Partial<DeskData> = {}): DeskData {
  const address = readAddress(query);
  return {
    address,
    saved: stateText(address),
    desk: {
      people: [{ id: 'usr_1', kind: 'member', name: 'Luis Ortega', slug: 'luis', isYou: true }],
      tags: [{ id: 'tag_1', name: 'Phase 2', slug: 'phase-2', permits: 1 }],
      views: [],
      edits: {},
      defaults: { own: null, all: null },
      bulks: [],
      cities: ['austin-tx'],
      holdsPermits: true,
    },
    rows: { items: [permit(1), permit(2, { waitsOn: 'applicant', why: 'answer' }), permit(3)], next: null },
    board: null,
    map: null,
    dates: null,
    unknown: [],
    shown: { permits: 3, cents: 3_600_000 },
    counts: { all: 3, open: 3, ours: 1, closeout: 0, mine: 0 },
    nearest: [],
    now: '2026-11-20T15:00:00Z',
    timeZone: 'America/Chicago',
    today: '2026-11-20',
    may: { change: true, bulk: true, assign: true, assignSubcontractors: true, jobs: true },
    ...over,
  };
}

function actions(): DeskActions {
  const bulk = {
    id: 'blk_1',
    action: { verb: 'mute' as const },
    state: 'done' as const,
    total: 1,
    done: 1,
    changed: 1,
  };
  return {
    startBulk: vi.fn(async () => ({ ok: true as const, data: bulk })),
    stopBulk: vi.fn(doneAction(bulk)),
    undoBulk: vi.fn(doneAction(bulk)),
    readBulk: vi.fn(doneAction(bulk)),
    listJobs: vi.fn(doneAction([{ id: 'prj_1', address: '9 Elm St', name: 'The Elms' }])),
    createJob: vi.fn(doneAction({ id: 'prj_2' })),
    createTag: vi.fn(doneAction({ id: 'tag_2', name: 'New', slug: 'new' })),
    saveView: vi.fn(doneAction({ id: 'viw_1' })),
    changeView: vi.fn(doneAction()),
    deleteView: vi.fn(doneAction()),
    editView: vi.fn(doneAction()),
    setDefault: vi.fn(doneAction()),
  };
}

const registry = createRegistry();
function Keys() {
  useKeys(registry, (command) => command.run?.());
  return null;
}

inBothLanguages('the permits page', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('desk', key, values);
  const said = (filter: string) => sayFilter(parseFilter(filter), reader().locale);
  const show = (data: DeskData, acts = actions()) => {
    reader().mount(
      <RegistryContext.Provider value={registry}>
        <Keys />
        <PermitDesk data={data} actions={acts} notices={null} />
      </RegistryContext.Provider>,
    );
    return acts;
  };
  const row = (id: number) => document.querySelector<HTMLElement>(`tr[data-permit="${id}"]`) as HTMLElement;

  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json([])),
    );
  });

  it('draws a column while it is pulled, and writes it into the address once it is let go', () => {
    show(desk({ q: '' }));
    const address = window.location.search;
    const handle = screen.getAllByRole('separator')[0] as HTMLElement;
    const width = () => document.querySelectorAll('col')[1]?.style.width;
    const before = Number.parseInt(width() ?? '', 10);
    fireEvent.pointerDown(handle, { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientX: 140, pointerId: 1 });
    expect(width()).toBe(`${before + 40}px`);
    expect(window.location.search).toBe(address);
    fireEvent.pointerUp(handle, { clientX: 140, pointerId: 1 });
    expect(width()).toBe(`${before + 40}px`);
    expect(window.location.search).not.toBe(address);
  });

  it('has a row for each: the address, on whom it waits, and days against the usual', () => {
    show(desk({ q: '' }));
    expect(within(row(1)).getByRole('link')).toHaveTextContent('1 Alder St, BP-1');
    expect(row(1)).toHaveTextContent(t('waits.review'));
    expect(row(2)).toHaveTextContent(t('waits.answer'));
    const late = { days: 50, low: 4, high: 40, median: 12, permits: 200 };
    expect(row(1)).toHaveTextContent(t('pace.late', late));
  });

  it('makes a filter of what is typed at the space after it, and text of the rest', async () => {
    show(desk({ view: 'open', q: 'status:open' }));
    const field = screen.getByRole('combobox', { name: t('filter.label') });
    await reader().user.type(field, 'ciudad:austin ');
    const [address] = router.push.mock.lastCall ?? [];
    expect(new URL(address, 'http://x').searchParams.get('q')).toBe('status:open city:austin');
    await reader().user.type(field, 'alder{Enter}');
    expect(new URL(router.push.mock.lastCall?.[0], 'http://x').searchParams.get('q')).toContain('alder');
  });

  it('suggests, and takes by Tab', async () => {
    show(desk({ q: '' }));
    const field = screen.getByRole('combobox', { name: t('filter.label') });
    await reader().user.type(field, 'assigned:lu');
    expect(screen.getByRole('option', { name: 'assigned:luis Luis Ortega' })).toBeVisible();
    await reader().user.tab();
    expect(new URL(router.push.mock.lastCall?.[0], 'http://x').searchParams.get('q')).toBe('assigned:luis');
  });

  it('keeps an empty filter in the address of a view, so that it stays empty', async () => {
    show(desk({ view: 'open', q: 'status:open' }));
    await reader().user.click(
      screen.getByRole('button', { name: t('filter.remove', { filter: said('status:open') }) }),
    );
    expect(router.push.mock.lastCall?.[0]).toMatch(/\?view=open&q=$/);
  });

  it('goes by J and K, opens beside the list by Space, selects by X, and closes one layer at a time', async () => {
    show(desk({ q: '' }));
    await reader().user.keyboard('j');
    await waitFor(() => expect(row(2)).toHaveFocus());
    await reader().user.keyboard('x');
    expect(row(2)).toHaveAttribute('aria-selected', 'true');
    await reader().user.keyboard(' ');
    expect(await screen.findByRole('complementary', { name: '2 Alder St' })).toBeVisible();
    expect(window.location.search).toBe('?open=2');
    await reader().user.keyboard('k');
    expect(await screen.findByRole('complementary', { name: '1 Alder St' })).toBeVisible();
  });

  it('selects through with Shift, and acts on those', async () => {
    const acts = show(desk({ q: 'status:open' }));
    await reader().user.click(within(row(1)).getByRole('checkbox'));
    fireEvent.click(row(3), { shiftKey: true });
    const mute = await screen.findByRole('button', { name: t('bulk.mute') });
    expect(screen.getByText(t('bulk.selected', { count: 3 }))).toBeVisible();
    await reader().user.click(mute);
    expect(acts.startBulk).toHaveBeenCalledWith(
      expect.objectContaining({ action: { verb: 'mute' }, chosen: [1, 2, 3], query: 'status:open' }),
    );
  });

  it('means all that match by the question, never by a list', async () => {
    const acts = show(desk({ q: 'status:open' }, { shown: { permits: 1_240, cents: 0 } }));
    await reader().user.click(screen.getByRole('checkbox', { name: t('select.page') }));
    await reader().user.click(await screen.findByText(t('bulk.all', { count: '1,240' })));
    await reader().user.click(screen.getByRole('button', { name: t('bulk.mute') }));
    expect(acts.startBulk).toHaveBeenCalledWith(
      expect.objectContaining({ chosen: null, query: 'status:open' }),
    );
  });

  it('puts what is chosen into a job that is found, or into a new one at its address', async () => {
    const acts = show(desk({ q: '' }));
    const intoJob = async (id: number) => {
      await reader().user.click(within(row(id)).getByRole('checkbox'));
      await reader().user.click(await screen.findByRole('button', { name: t('bulk.job.button') }));
      return within(await screen.findByRole('dialog'));
    };
    await reader().user.click(
      (await intoJob(2)).getByRole('button', { name: t('bulk.job.make', { address: '2 Alder St' }) }),
    );
    expect(acts.createJob).toHaveBeenCalledWith({ permitIds: [], placeOf: 2 });
    expect(acts.startBulk).toHaveBeenLastCalledWith(
      expect.objectContaining({
        action: { verb: 'add_to_job', projectId: 'prj_2', isNew: true },
        chosen: [2],
      }),
    );
    await reader().user.click(await (await intoJob(1)).findByRole('button', { name: /9 Elm St/ }));
    expect(acts.startBulk).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: { verb: 'add_to_job', projectId: 'prj_1' }, chosen: [1] }),
    );
  });

  it('says what a view asks for that is gone, and what is nearest where nothing fits', () => {
    show(
      desk(
        { q: 'tag:q3 status:stopped', cols: 'address,colour' },
        {
          unknown: [{ key: 'tag', value: 'q3' }],
          shown: { permits: 0, cents: 0 },
          rows: null,
          nearest: [{ filter: 'status:open', permits: 16 }],
        },
      ),
    );
    const names = `tag:q3, ${t('gone.column', { column: 'colour' })}`;
    expect(screen.getByText(t('gone.text', { names, count: 2 }))).toBeVisible();
    expect(screen.getByRole('button', { name: `${said('status:open')} 16` })).toBeVisible();
  });

  it('shows how far a long action is', async () => {
    const data = desk({ q: '' });
    const bulks = [
      {
        id: 'blk_9',
        action: { verb: 'mute' as const },
        state: 'running' as const,
        total: 1_240,
        done: 812,
        changed: 810,
      },
    ];
    show({ ...data, desk: { ...data.desk, bulks } });
    const title = t('bulk.doing.mute', { count: '1,240' });
    expect(await screen.findByRole('progressbar', { name: title })).toHaveAttribute('value', '812');
    expect(screen.getByText(t('bulk.doneOf', { done: '812', total: '1,240' }))).toBeVisible();
  });
});
