import { sameAddress } from '../compare-values';
import type { LaidPage } from '../text/layout';
import { OF_THE_CONTRACTOR } from './fields/parties';
import { addressesIn } from './parse/address';

interface Paper {
  readonly fileId: string;
  readonly documentId: string;
  readonly pages: readonly LaidPage[];
}

const MIN_FILES = 2;
/** Of different addresses: a list of so many says nothing of the job. */
const MAX_ADDRESSES = 100;

/**
 * The address most files of a package have, where no form names one beside a label: of papers on which the contractor's own
 * address is expected, none. Empty where two addresses are as frequent.
 */
export function findAgreedAddress(papers: readonly Paper[]): string[] {
  const filesOf: { readonly address: string; readonly files: Set<string>; isTheContractors: boolean }[] = [];
  for (const { fileId, documentId, pages } of papers)
    for (const address of new Set(pages.flatMap(listAddresses))) {
      const known = filesOf.find((one) => sameAddress(one.address, address) === 'same');
      const one = known ?? { address, files: new Set<string>(), isTheContractors: false };
      if (!known && filesOf.length >= MAX_ADDRESSES) return [];
      if (!known) filesOf.push(one);
      one.files.add(fileId);
      if (OF_THE_CONTRACTOR.has(documentId)) one.isTheContractors = true;
    }
  const [first, second] = filesOf
    .filter(({ files, isTheContractors }) => files.size >= MIN_FILES && !isTheContractors)
    .toSorted((a, b) => b.files.size - a.files.size);
  return first && first.files.size > (second?.files.size ?? 0) ? [first.address] : [];
}

const listAddresses = ({ lines }: LaidPage): string[] =>
  lines.flatMap(({ line }) => addressesIn(line.words.map(({ text }) => text)).map(({ value }) => value));
