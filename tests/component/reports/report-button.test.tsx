import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportButton } from '@/components/reports/report-button';
import { inBothLanguages } from '../../support/component';

const HREF = '/api/v1/check-reports/run_1?lang=en';
afterEach(() => vi.unstubAllGlobals());

inBothLanguages('the report of a run', (reader) => {
  const t = (key: string) => reader().t('report', `making.${key}`);
  /** The site answers these, one after the other. */
  const show = (...states: (string | null)[]) => {
    const said = [...states];
    const ask = vi.fn(async (_address: string) => {
      const state = said.shift() ?? null;
      return state === null
        ? Response.json({ error: 'unavailable' }, { status: 503 })
        : Response.json({ state });
    });
    vi.stubGlobal('fetch', ask);
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    reader().mount(<ReportButton href={HREF} label="PDF" everyMs={1} />);
    return { ask, assign, link: screen.getByRole('link', { name: 'PDF' }) };
  };

  it('is asked for once, looked for until it is drawn, and saved', async () => {
    const { ask, assign, link } = show('waiting', 'drawing', 'ready');
    await reader().user.click(link);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(HREF));
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      `${HREF}&state=ask`,
      `${HREF}&state=look`,
      `${HREF}&state=look`,
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(t('ready'));
  });

  it('is asked for again where what it says has changed meanwhile', async () => {
    const { ask, assign, link } = show('waiting', 'none', 'ready');
    await reader().user.click(link);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(ask.mock.calls.at(-1)?.[0]).toBe(`${HREF}&state=ask`);
  });

  it.each([['failed'], [null]])(
    'says that it could not be made, and can be asked again: %s',
    async (state) => {
      const { ask, assign, link } = show(state, 'ready');
      await reader().user.click(link);
      expect(await screen.findByText(t('failed'))).toBeInTheDocument();
      expect(assign).not.toHaveBeenCalled();
      await reader().user.click(link);
      await waitFor(() => expect(assign).toHaveBeenCalled());
      expect(ask).toHaveBeenCalledTimes(2);
    },
  );
});
