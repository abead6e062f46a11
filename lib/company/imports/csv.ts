import type { Context, UserActor } from '@/lib/context';
import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import { getHeadings, rejectedRows } from './queries';
import type { RowProblem } from './types';

interface RejectedCsv {
  importId: string;
  heads: { row: string; change: string };
  word: (problem: RowProblem) => string;
}

/** The rows that were not taken under their own headings, with what to change behind them; no cell is a formula. */
export async function csvOfRejected(
  ctx: Context<UserActor>,
  { importId, heads, word }: RejectedCsv,
): Promise<{ body: string; name: string }> {
  const { headings, fileName } = await getHeadings(ctx, { importId });
  let body = spreadsheetCsv([[...headings, heads.row, heads.change]]);
  for await (const rows of rejectedRows(ctx, { importId }))
    body += spreadsheetCsv(
      rows.map(({ row, cells, problem }) => [...cells, String(row), word(problem)]),
      { bom: false },
    );
  return { body, name: fileName.replace(/\.\w{1,5}$/, '') };
}
