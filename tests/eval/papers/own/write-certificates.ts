import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { embedFonts } from '../../checks/generator/book';
import { Random } from '../../checks/generator/random';
import { photograph, scan } from '../../checks/generator/scan';
import type { CertificateTruth } from '../certificates';
import { type CertificateCase, createCase } from './certificate-cases';
import type { CertificateLayout } from './certificate-layouts';
import { AS_OF, FIRMS, HOLDER } from './names';
import { Pages } from './pages';

/** Draws a set of certificates with their truth into a folder. The same seed draws the same files. */
export async function writeCertificates(
  folder: string,
  layouts: readonly CertificateLayout[],
  seed: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const papers: CertificateTruth['papers'] = [];
  for (const layout of layouts)
    for (const [at, name] of layout.cases.entries()) {
      const random = new Random(`${seed}/${layout.name}/${at}`);
      const one = createCase(name, random.fork('case'));
      const file = `${layout.name}-${at + 1}.${layout.through === 'phone' ? 'jpg' : 'pdf'}`;
      await writeFile(join(folder, file), await drawFile(layout, one, random));
      papers.push(toTruth(file, one, layout));
    }
  const truth: CertificateTruth = {
    asOf: AS_OF,
    requirement: { holder: HOLDER.name },
    firms: [...FIRMS],
    papers,
  };
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth, null, 1));
}

async function drawFile(
  layout: CertificateLayout,
  one: CertificateCase,
  random: Random,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  layout.draw(new Pages(document, await embedFonts(document)), one.certificate, random.fork('drawing'));
  const bytes = await document.save();
  if (layout.through === 'scanner') return scan(bytes, random.fork('scan'));
  return layout.through === 'phone' ? photograph(bytes, random.fork('photograph')) : bytes;
}

function toTruth(
  file: string,
  { name, certificate, match, candidates, answer, reasons, lines }: CertificateCase,
  { marks, leavesOut = [] }: CertificateLayout,
): CertificateTruth['papers'][number] {
  const { insured, holder, policies, endorsement, description } = certificate;
  const isSaid = /additional insured/.test(description);
  const firstGeneral = policies.findIndex(({ kind }) => kind === 'GL');
  return {
    file,
    kind: 'certificate_of_liability_insurance',
    match: [...match],
    ...(candidates ? { candidates: [...candidates] } : {}),
    legalName: insured.name,
    holder: holder.name,
    policies: policies.map(
      ({ kind, carrier, number, effective, expires, limits, additionalInsured, waiver }, at) => ({
        kind,
        carrier: carrier.name,
        number,
        effective,
        expires,
        limits: Object.fromEntries(Object.entries(limits).filter(([limit]) => !leavesOut.includes(limit))),
        additionalInsured:
          endorsement && at === firstGeneral
            ? 'endorsement'
            : !marks.includes('additional')
              ? null
              : additionalInsured || (kind === 'GL' && isSaid)
                ? 'description only'
                : 'no',
        waiver: marks.includes('waiver') ? (waiver ? 'description only' : 'no') : null,
      }),
    ),
    licence: null,
    bond: null,
    acceptable: { answer, why: name, lines: { ...lines }, reasons: [...reasons] },
  };
}
