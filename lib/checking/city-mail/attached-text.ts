import type { ReadPage } from '@/lib/checking/reading/types';

/** The words of a file's pages, row by row, as a mail would print them. */
export function attachedText(pages: readonly ReadPage[]): string {
  return pages
    .map(({ lines }) => {
      const rows: { y: number; h: number; cells: { x: number; text: string }[] }[] = [];
      for (const { text, box } of lines) {
        const row = rows.find(
          ({ y, h }) => Math.abs(y + h / 2 - (box.y + box.h / 2)) < 0.5 * Math.max(h, box.h),
        );
        if (row) row.cells.push({ x: box.x, text });
        else rows.push({ y: box.y, h: box.h, cells: [{ x: box.x, text }] });
      }
      let last: { y: number; h: number } | null = null;
      return rows
        .sort((a, b) => a.y - b.y)
        .map((row) => {
          const gap = last !== null && row.y - (last.y + last.h) > 1.1 * last.h ? '\n' : '';
          last = row;
          return (
            gap +
            row.cells
              .sort((a, b) => a.x - b.x)
              .map(({ text }) => text)
              .join('   ')
          );
        })
        .join('\n');
    })
    .join('\n\n');
}
