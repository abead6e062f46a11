import type { PDFPageProxy } from 'unpdf/pdfjs';
import { type Edges, toBox } from '../geometry';
import type { Piece } from '../lines';
import { cleanText } from '../text';
import type { FormField } from '../types';
import type { Viewport } from './pdf-text';

interface Widget {
  subtype?: string;
  fieldType?: string | null;
  fieldName?: string;
  fieldValue?: unknown;
  buttonValue?: unknown;
  exportValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  pushButton?: boolean;
  readOnly?: boolean;
  hidden?: boolean;
  multiLine?: boolean;
  annotationFlags?: number;
  rect?: [number, number, number, number];
  options?: { exportValue?: unknown; displayValue?: unknown }[];
  defaultAppearanceData?: { fontSize?: number };
  contentsObj?: { str?: string };
  actions?: object | null;
}

export interface PageFields {
  readonly fields: readonly FormField[];
  /** What a flattened print would show of fields and of notes written onto the page. */
  readonly pieces: readonly Piece[];
  /** Whether a field or note runs a script. */
  readonly hasScript: boolean;
  /** Places of signature fields, in the file's own coordinates. */
  readonly signatures: readonly { index: number; rect: readonly number[] }[];
}

const HIDDEN_FLAGS = 0b10_0010;
const MAX_VALUE = 4_000;

export async function pageFields(page: PDFPageProxy, viewport: Viewport): Promise<PageFields> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Widget[];
  const fields: FormField[] = [];
  const pieces: Piece[] = [];
  const signatures: { index: number; rect: readonly number[] }[] = [];
  let hasScript = false;
  for (const one of annotations) {
    if (one.actions && Object.keys(one.actions).length > 0) hasScript = true;
    if (!one.rect || one.hidden || ((one.annotationFlags ?? 0) & HIDDEN_FLAGS) !== 0) continue;
    const edges = toEdges(one.rect, viewport);
    if (one.subtype === 'FreeText') pieces.push(...written(cleanLines(one.contentsObj?.str), edges, true, 0));
    if (one.subtype !== 'Widget' || one.pushButton) continue;
    const kind = toFieldKind(one);
    if (!kind) continue;
    const value = shownValue(one, kind);
    const shown = kind === 'check' && value === 'yes' ? 'X' : value;
    if (kind !== 'signature')
      pieces.push(
        ...written(
          cleanLines(shown),
          edges,
          one.multiLine === true,
          one.defaultAppearanceData?.fontSize ?? 0,
        ),
      );
    if (kind === 'signature') signatures.push({ index: fields.length, rect: one.rect });
    if (one.readOnly && kind !== 'signature') continue;
    fields.push({
      name: cleanText(one.fieldName ?? '').slice(0, 200),
      kind,
      value: cleanLines(value).join('\n').slice(0, MAX_VALUE),
      page: page.pageNumber,
      box: toBox(edges, viewport),
    });
  }
  return { fields, pieces, hasScript, signatures };
}

function toFieldKind({ fieldType }: Widget): FormField['kind'] | null {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return 'choice';
  if (fieldType === 'Btn') return 'check';
  if (fieldType === 'Sig') return 'signature';
  return null;
}

function shownValue(widget: Widget, kind: FormField['kind']): string {
  const { fieldValue } = widget;
  if (kind === 'signature') return '';
  if (kind === 'check') {
    const own = widget.radioButton ? widget.buttonValue : widget.exportValue;
    const isTicked =
      typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue !== '' && fieldValue === own;
    return isTicked ? 'yes' : '';
  }
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(
    (one): one is string => typeof one === 'string',
  );
  const shown = values.map((value) => {
    const display = widget.options?.find((option) => option.exportValue === value)?.displayValue;
    return typeof display === 'string' ? display : value;
  });
  return shown.join(', ');
}

const cleanLines = (text: string | undefined) =>
  (text ?? '')
    .slice(0, MAX_VALUE)
    .split(/\r\n|\r|\n/)
    .map((line) => cleanText(line).trim())
    .filter((line) => line !== '');

function toEdges(rect: readonly [number, number, number, number], viewport: Viewport): Edges {
  const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
  const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

/** About as wide as a letter is beside its height. */
const LETTER = 0.5;

/** Lines set into a field from its upper left corner, or in the middle of its height where there is one. */
function written(lines: readonly string[], edges: Edges, isMultiLine: boolean, fontSize: number): Piece[] {
  const tall = edges.bottom - edges.top;
  const wide = edges.right - edges.left;
  const room = isMultiLine ? tall / Math.max(1, lines.length) : tall;
  const size = Math.max(4, Math.min(fontSize > 0 ? fontSize : 12, room > 5 ? room * 0.9 : 5));
  const first = isMultiLine || lines.length > 1 ? edges.top + size * 0.1 : edges.top + (tall - size) / 2;
  return lines.flatMap((line, row) => {
    const words = line.split(' ');
    const letter = Math.min(size * LETTER, wide / Math.max(1, line.length));
    let at = edges.left + Math.min(2, wide * 0.02);
    return words.map((text) => {
      const left = at;
      at += (text.length + 1) * letter;
      return {
        text,
        turn: 0 as const,
        certainty: 1,
        left,
        right: left + text.length * letter,
        top: first + row * size * 1.15,
        bottom: first + row * size * 1.15 + size,
        spaceBefore: true,
        spaceAfter: true,
      };
    });
  });
}
