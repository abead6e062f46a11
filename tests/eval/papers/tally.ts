/** Right and wrong by what was looked at, with the rows that were wrong. */
export class Tally {
  readonly counts = new Map<string, { right: number; all: number }>();

  constructor(private readonly rows: boolean) {}

  note(what: string, ok: boolean, file: string, got: unknown, want: unknown): void {
    const count = this.counts.get(what) ?? { right: 0, all: 0 };
    count.all += 1;
    if (ok) count.right += 1;
    this.counts.set(what, count);
    if (!ok && this.rows)
      console.log(`${file.slice(0, 24).padEnd(24)} ${what}: ${show(got)} instead of ${show(want)}`);
  }

  print(title: string): void {
    console.log(`\n${title}`);
    for (const [what, { right, all }] of this.counts)
      console.log(`  ${what.padEnd(24)} ${(right / all).toFixed(3)}  (${right} of ${all})`);
  }
}

function show(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 160);
}
