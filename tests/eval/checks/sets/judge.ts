/** What a review got right and wrong of a package whose truth is known. Pure. */
import type { FeeVerdict, Finding, Review } from '@/lib/checking/review/types';
import { HELD_IN, isSameValue, listWantedFields, type WantedField } from './compare';
import { isFirm, isTrueOfFile, springsTrap, tellsFault, tellsSums } from './faults';
import { getMedium, type Medium, type SetFault, type SetFile, type SetPackage } from './truth';

export interface JudgedFault {
  readonly fault: SetFault;
  readonly told: 'firm' | 'doubt' | 'wrong sum' | 'no';
  readonly by: Finding | null;
}

export interface JudgedDocument {
  readonly file: string;
  readonly medium: Medium;
  readonly documentId: string;
  /** In its file; only in another one; nowhere. */
  readonly told: 'yes' | 'elsewhere' | 'no';
  /** Whether the checklist asks for it. */
  readonly isAsked: boolean;
  /** What the file's pages were taken for. */
  readonly instead: readonly string[];
}

/** Pages that were taken for a document their file does not hold. */
export interface StrangeDocument {
  readonly file: string;
  readonly pages: string;
  readonly documentId: string;
  readonly certainty: number;
  readonly cues: readonly string[];
}

export interface JudgedField extends WantedField {
  readonly file: string;
  readonly medium: Medium;
  readonly told: 'right' | 'missing' | 'wrong';
  /** What was found instead, with its page. */
  readonly found: readonly { readonly value: string; readonly page: number; readonly quote: string }[];
}

export interface JudgedFee {
  readonly verdict: FeeVerdict;
  /** Null where no truth is held. */
  readonly isRight: boolean | null;
  /** Said to differ where no truth is held. */
  readonly isAccusing: boolean;
  readonly statedCents: number | null;
  readonly computedCents: number | null;
}

export interface JudgedPackage {
  readonly truth: SetPackage;
  readonly faults: readonly JudgedFault[];
  /** Findings that tell a fault or are true of their file, but for remarks. */
  readonly right: readonly Finding[];
  /** All others, but for remarks. */
  readonly wrong: readonly Finding[];
  readonly remarks: readonly Finding[];
  readonly sprung: readonly { readonly trap: string; readonly by: readonly Finding[] }[];
  readonly documents: readonly JudgedDocument[];
  readonly strange: readonly StrangeDocument[];
  /** Whether each file was taken for at least one of its documents, or for none where it holds none. */
  readonly files: readonly { readonly file: string; readonly isRight: boolean }[];
  readonly fields: readonly JudgedField[];
  readonly fee: JudgedFee;
}

/** `fileNames`: the names of the files by the ids in the review. */
export function judgeReview(
  truth: SetPackage,
  review: Review,
  fileNames: ReadonlyMap<string, string>,
): JudgedPackage {
  const filesOf = ({ places }: Finding) => [
    ...new Set(places.flatMap(({ fileId }) => fileNames.get(fileId) ?? [])),
  ];
  const fileOf = (finding: Finding) => truth.files.find(({ name }) => name === filesOf(finding)[0]);
  const telling = new Set<Finding>();
  const faults = truth.faults.map((fault): JudgedFault => {
    const met = review.findings.filter((finding) => tellsFault(finding, filesOf(finding), fault));
    for (const finding of met) telling.add(finding);
    const by = met.find(isFirm) ?? met[0] ?? null;
    if (!by) return { fault, told: 'no', by };
    return { fault, told: !tellsSums(by, fault) ? 'wrong sum' : isFirm(by) ? 'firm' : 'doubt', by };
  });
  const isRight = (finding: Finding) => telling.has(finding) || isTrueOfFile(finding, fileOf(finding));
  const told = review.findings.filter(({ severity }) => severity !== 'info');
  const wrong = told.filter((finding) => !isRight(finding));
  return {
    truth,
    faults,
    right: told.filter(isRight),
    wrong,
    remarks: review.findings.filter(({ severity }) => severity === 'info'),
    sprung: truth.notAFault.flatMap(({ what, file }) => {
      const by = wrong.filter((finding) => {
        const near = filesOf(finding);
        return (!file || near.length === 0 || near.includes(file)) && springsTrap(finding, what);
      });
      return by.length === 0 ? [] : [{ trap: what, by }];
    }),
    ...judgeDocuments(truth, review, fileNames),
    fields: truth.files.flatMap((file) => judgeFields(file, review, fileNames)),
    fee: judgeFee(truth, review),
  };
}

const NO_DOCUMENT: ReadonlySet<string> = new Set(['other', 'unclear']);

function judgeDocuments(
  truth: SetPackage,
  { documents, standings }: Review,
  fileNames: ReadonlyMap<string, string>,
): Pick<JudgedPackage, 'documents' | 'strange' | 'files'> {
  const inFile = (name: string) => documents.filter(({ fileId }) => fileNames.get(fileId) === name);
  const judge = (file: SetFile, documentId: string): JudgedDocument => {
    const here = inFile(file.name);
    const standing = standings.find((one) => one.documentId === documentId);
    const isHere =
      here.some((one) => one.documentId === documentId) ||
      (standing?.found.some((at) => documents[at] && here.includes(documents[at])) ?? false);
    return {
      file: file.name,
      medium: getMedium(file),
      documentId,
      told: isHere ? 'yes' : standing?.standing === 'found' ? 'elsewhere' : 'no',
      isAsked: standing !== undefined,
      instead: here.map((one) => one.documentId),
    };
  };
  return {
    documents: truth.files.flatMap((file) => file.documents.map((id) => judge(file, id))),
    strange: truth.files.flatMap((file) =>
      inFile(file.name)
        .filter(({ documentId }) => !NO_DOCUMENT.has(documentId) && !file.documents.includes(documentId))
        .map(({ documentId, firstPage, lastPage, certainty, cues }) => ({
          file: file.name,
          pages: firstPage === lastPage ? String(firstPage) : `${firstPage}-${lastPage}`,
          documentId,
          certainty,
          cues,
        })),
    ),
    files: truth.files.map((file) => {
      const ids = inFile(file.name).map(({ documentId }) => documentId);
      const isRight =
        file.documents.length === 0
          ? ids.every((id) => NO_DOCUMENT.has(id))
          : ids.some((id) => file.documents.includes(id));
      return { file: file.name, isRight };
    }),
  };
}

function judgeFields(
  file: SetFile,
  { documents }: Review,
  fileNames: ReadonlyMap<string, string>,
): JudgedField[] {
  const told = documents.flatMap(({ fileId, fields }) => (fileNames.get(fileId) === file.name ? fields : []));
  return listWantedFields(file).map((wanted): JudgedField => {
    const own = told.filter(({ id }) => HELD_IN[wanted.kind].includes(id));
    const isRight = own.some(({ value }) => isSameValue(wanted.kind, value, wanted.value));
    return {
      ...wanted,
      file: file.name,
      medium: getMedium(file),
      told: isRight ? 'right' : own.length === 0 ? 'missing' : 'wrong',
      found: own.map(({ value, at }) => ({ value, page: at.page, quote: at.quote })),
    };
  });
}

function judgeFee({ feeTruth }: SetPackage, { fee }: Review): JudgedFee {
  const { verdict, statedCents, computedCents } = fee;
  const wanted = feeTruth?.expectedCents === feeTruth?.statedCents ? 'matches' : 'differs';
  return {
    verdict,
    isRight: feeTruth ? verdict === wanted : null,
    isAccusing: !feeTruth && verdict === 'differs',
    statedCents,
    computedCents,
  };
}
