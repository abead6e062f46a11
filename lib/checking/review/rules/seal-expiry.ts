import type { Draft, Rule } from '../draft';
import { findSealExpiries, type SealExpiry } from '../facts/seals';
import { DRAWINGS, PEOPLES_PAPERS, SEALED_PAPERS } from '../kinds';
import type { PackageView } from '../view';

/**
 * A seal whose licence had run out when the sheet was signed, or by the day of the check where no day of signing stands
 * beside it. Boards have the day a licence ends put into the stamp and the day of signing beside it (Nevada: NAC 625.610)
 * so that plan checkers can compare both. One finding for all sheets under one seal.
 */
export const sealsExpired: Rule = (view) => {
  const bySeal = new Map<string, { documentId: string; seals: SealExpiry[] }>();
  for (const document of view.documents) {
    const { documentId } = document;
    // A card or a print of the board has the same words; it has a rule of its own.
    if (PEOPLES_PAPERS.has(documentId)) continue;
    const isSealed = DRAWINGS.has(documentId) || SEALED_PAPERS.has(documentId);
    for (const seal of findSealExpiries(view, document)) {
      if (!isOver(seal, view) || !(isSealed || seal.signed)) continue;
      const known = bySeal.get(seal.day) ?? { documentId, seals: [] };
      known.seals.push(seal);
      bySeal.set(seal.day, known);
    }
  }
  return [...bySeal.values()].flatMap(({ documentId, seals }): Draft[] => {
    const [first] = seals;
    if (!first) return [];
    return [
      {
        rule: 'seal_expired',
        severity: 'minor',
        documentId,
        places: seals.map(({ at }) => at),
        values: {
          found: first.day,
          signed: first.signed?.day ?? view.input.today,
          when: first.signed ? 'signed' : 'today',
        },
        subject: first.day,
      },
    ];
  });
};

function isOver({ day, signed }: SealExpiry, { input }: PackageView): boolean {
  return day < (signed?.day ?? input.today);
}
