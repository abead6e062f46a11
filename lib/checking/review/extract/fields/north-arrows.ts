import type { ExtractedField } from '../../types';
import { found } from '../found';
import type { FieldPage } from '../page-view';

const NORTH =
  /^(?:(?:true|plan|project|magnetic|norte|north) )?(?:n|north|norte)\.?(?: arrow| verdadero| magnetico)?$|^(?:north arrow|flecha de norte|norte)$/;
const MIN_LINES = 12;

/**
 * Detects a north arrow by its letter or word standing alone. Its absence is reported only on pages with
 * complete text.
 */
export function northArrows(view: FieldPage): ExtractedField[] {
  if (view.recognition?.kind !== 'drawing' && view.recognition?.kind !== 'survey') return [];
  const { page } = view;
  const arrow = page.lines.find(({ folded }) => NORTH.test(folded.trim()));
  if (arrow)
    return [
      found(page, 'north_arrow', 'present', { box: arrow.line.box, quote: arrow.line.text, certainty: 0.9 }),
    ];
  if (page.lines.length < MIN_LINES || !view.recognition.marks?.includes('north_arrow')) return [];
  const isWhole = page.page.source === 'text' && !page.misread;
  return [
    found(page, 'north_arrow', isWhole ? 'absent' : 'unclear', {
      box: { x: 0, y: 0, w: 1, h: 1 },
      quote: '',
      certainty: isWhole ? 0.8 : 0.5,
    }),
  ];
}
