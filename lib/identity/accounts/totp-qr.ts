import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares, with the quiet margin scanners need around it. */
export interface QrCode {
  size: number;
  path: string;
}

const MARGIN = 4;

export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) =>
    findRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

/** Runs of dark modules: start and length. */
function findRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
