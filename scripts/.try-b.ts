import * as p from '../tests/support/documents/papers';
import { content, HELVETICA, rawPdf } from '../tests/support/documents/raw-pdf';
import { writeFile } from 'node:fs/promises';
const LINES = ['BUILDING PERMIT APPLICATION', 'Project address: 1234 Main Street, Austin, TX 78701', 'La dirección del proyecto está en la ciudad de Núñez', 'Valuation: $125,000.00', 'License No. 456789'];
const picture = await p.scan({ lines: p.stacked(LINES) });
await writeFile('/tmp/rd/pic.jpg', picture);
const mk = (operators: string) => rawPdf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /I1 6 0 R >> >> >>', content(`q 612 0 0 792 0 0 cm /I1 Do Q ${operators}`), HELVETICA, { dictionary: `<< /Type /XObject /Subtype /Image /Width 1700 /Height 2200 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`, stream: picture }] });
await writeFile('/tmp/rd/stamped.pdf', mk('BT /F1 9 Tf 400 20 Td 3 Tr (Received 2026-11-02) Tj ET'));
await writeFile('/tmp/rd/nonsense.pdf', mk(`BT /F1 9 Tf 3 Tr 72 700 Td ${'(#$%&*+<=>@^_`|~ #$%&*+<=>@^_`|~) Tj 0 -12 Td '.repeat(8)} ET`));
