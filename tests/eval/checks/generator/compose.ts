/** Writes a package: chooses its facts and its faults, draws its documents, puts them into files. */
import { PDFDocument } from 'pdf-lib';
import { fileBins } from './bins';
import { Book, embedFonts } from './book';
import { draft } from './draft';
import { createContext, drawDocument } from './draw-document';
import { randomSetStyle } from './drawing';
import { type Edits, type FaultKind, noEdits, type Shape } from './fault-kind';
import { FAULT_KINDS, toTruth } from './faults';
import { buildJob } from './job';
import type { PackagePlan } from './plan';
import { Random, toSeed } from './random';
import { photograph, scan } from './scan';
import type { EvalPackage, PackageFile, TrueFault } from './truth';
import type { Work } from './work';

export async function compose(plan: PackagePlan): Promise<EvalPackage> {
  const random = new Random(toSeed(plan));
  const { work, facts, papers, shape } = draft(plan);
  const edits = noEdits();
  const faults = plant(plan, work, shape, edits, random.fork('faults'));
  const style = random.fork('whole');
  const feeShown = edits.showsFee || (shape.feeCents !== null && style.chance(0.5));
  const set = randomSetStyle(style, plan.medium === 'scan');
  const bins = fileBins(papers, work, edits, style);
  const files: PackageFile[] = [];
  let document = 0;
  for (const bin of bins) {
    const pdf = await PDFDocument.create();
    pdf.setProducer(style.pick(['Bluebeam Revu', 'AutoCAD PDF', 'Scan to PDF', 'Acrobat Distiller']));
    pdf.setCreationDate(new Date(0));
    pdf.setModificationDate(new Date(0));
    const book = new Book(pdf, await embedFonts(pdf));
    for (const id of bin.documents) {
      document += 1;
      const context = createContext(plan, { book, id, document, facts, edits, feeShown, work, random });
      drawDocument(context, id, work, edits, set);
    }
    files.push(await finish(plan, book, bin.name, edits, style));
  }
  const contained = [
    'scope_description',
    'parcel_legal',
    'file_package',
    ...(facts.valuationCents === null ? [] : ['valuation']),
    ...(work.contained ?? []),
  ];
  return {
    number: plan.number,
    medium: plan.medium,
    language: plan.language,
    files,
    faults,
    contained,
    job: buildJob(plan, work, facts, faults, style),
  };
}

function plant(plan: PackagePlan, work: Work, shape: Shape, edits: Edits, random: Random): TrueFault[] {
  const taken: { kind: FaultKind; at: string }[] = [];
  const as = (id: string) => work.drawings.find((one) => one.drawing === id)?.as ?? id;
  return plan.faults.flatMap((name) => {
    const kind = FAULT_KINDS.find((one) => one.name === name);
    const fits =
      kind?.fits(shape).filter((id) => !taken.some((other) => other.at === id && clash(kind, other.kind))) ??
      [];
    if (!kind || fits.length === 0) return [];
    const at = random.pick(fits);
    taken.push({ kind, at });
    return [toTruth(kind, at, kind.plant(edits, at, shape, random), shape, as)];
  });
}

/** Faults of one document that would hide each other. */
const ALONE = ['missing_document', 'sheet_twice', 'sheet_not_in_index'];

function clash(one: FaultKind, other: FaultKind): boolean {
  return (
    ALONE.includes(one.rule) ||
    ALONE.includes(other.rule) ||
    (one.field !== null && one.field === other.field)
  );
}

async function finish(
  plan: PackagePlan,
  book: Book,
  name: string,
  edits: Edits,
  random: Random,
): Promise<PackageFile> {
  const pages = book.sheets.map(({ documentId, alsoRight, document, fields }) => ({
    documentId,
    alsoRight,
    document,
    fields,
  }));
  if (!edits.fillable) book.pdf.getForm().flatten();
  const bytes = await book.pdf.save();
  if (plan.medium === 'text') return { name, type: 'pdf', bytes, pages };
  // Fields that can be filled in cannot be scanned: such a form came as a file.
  if (edits.fillable && pages.some((page) => page.documentId === 'application'))
    return { name, type: 'pdf', bytes, pages };
  const letter = book.sheets.length === 1 && book.sheets[0]?.width === 612;
  if (letter && random.chance(0.35)) {
    const picture = await photograph(bytes, random.fork(name));
    return { name: name.replace(/\.pdf$/, '.jpg'), type: 'jpeg', bytes: picture, pages };
  }
  return { name, type: 'pdf', bytes: await scan(bytes, random.fork(name)), pages };
}
