import sharp from 'sharp';
import * as p from '../tests/support/documents/papers';
import { lean, rowsAgainstColumns } from '@/lib/reading/inside/upright';
import { Recognisers } from '@/lib/reading/inside/recognisers';
import { recognise } from '@/lib/reading/inside/recognise';
const lines = p.stacked(['BUILDING PERMIT APPLICATION', 'Project address: 1234 Main Street, Austin, TX 78701', 'Owner: Maria Lopez   Parcel: 0123-45-6789', 'Contratista: Construcciones Núñez, S.A.', 'La dirección del proyecto está en la ciudad de Austin', 'Valuation: $125,000.00', 'Signature of owner: ____________']);
for (const askew of [2.5, 1, -3, 0.6]) {
const jpg = await p.scan({ lines }, { askew });
const g = await sharp(jpg).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
const s = await sharp(jpg).resize({ width: 600, height: 900, fit: 'inside' }).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
const small = { width: s.info.width, height: s.info.height, pixels: s.data };
console.log(askew, lean(small), rowsAgainstColumns(small));
if (askew === 2.5) { const r = new Recognisers('/tmp/rd/h-', 60000); await (await import('node:fs/promises')).mkdir('/tmp/rd/h-', {recursive:true}); const f = await recognise({ width: g.info.width, height: g.info.height, pixels: g.data }, 200, r); for (const row of f?.rows ?? []) console.log(row.map((w) => w.text).join(' ')); await r.close(); }
}
