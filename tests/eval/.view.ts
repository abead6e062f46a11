import sharp from 'sharp';
import { compose } from './checks/generator/compose';
import { listPlans } from './checks/generator/plans';
import { render } from './checks/generator/scan';

const [n, out, dpi, ...want] = process.argv.slice(2);
const p = await compose(listPlans()[Number(n) - 1]!);
const cells: Buffer[] = [];
for (const f of p.files) {
  if (f.type !== 'pdf') continue;
  const bs = await render(f.bytes, Number(dpi));
  for (const [i, b] of bs.entries()) {
    if (!want.includes(f.pages[i]!.documentId)) continue;
    cells.push(
      await sharp(b.pixels, { raw: { width: b.width, height: b.height, channels: 4 } })
        .flatten({ background: '#fff' })
        .resize(1000, 800, { fit: 'inside' })
        .png()
        .toBuffer(),
    );
  }
}
await sharp({
  create: { width: 2000, height: 800 * Math.ceil(cells.length / 2), channels: 3, background: '#888' },
})
  .composite(cells.map((input, i) => ({ input, left: (i % 2) * 1000, top: Math.floor(i / 2) * 800 })))
  .png()
  .toFile(out!);
console.log(JSON.stringify(p.faults), p.language);
