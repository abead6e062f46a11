import type { ReadPage, TextLine } from '@/lib/checking/reading/types';
import { MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';

/** A unit of text: a line, or a label with the adjacent cell. */
export interface Statement {
  readonly text: string;
  readonly at: FoundAt;
}

/** A page's text as statements that can be checked against code values. */
export interface PageStatements {
  readonly document: FoundDocument;
  /** All of the page's words. */
  readonly text: string;
  readonly statements: readonly Statement[];
}

const SURE_LINE = 0.85;

/** Statements of drawings and forms by page; manufacturers' papers describe a product, not the job. */
export function listPageStatements(view: PackageView): PageStatements[] {
  return view.documents
    .filter(({ documentId }) => !MAKERS_PAPERS.has(documentId) && !PEOPLES_PAPERS.has(documentId))
    .flatMap((document) =>
      view.getPages(document).map((page) => ({
        document,
        text: page.lines.map(({ text }) => text).join('\n'),
        statements: readStatements(document.fileId, page),
      })),
    );
}

function readStatements(fileId: string, page: ReadPage): Statement[] {
  return page.lines
    .filter(({ certainty }) => certainty >= SURE_LINE)
    .map((line) => {
      const value = /\d/.test(line.text) ? null : besides(line, page);
      const text = value ? `${line.text} ${value.text}` : line.text;
      return { text, at: { fileId, page: page.number, box: (value ?? line).box, quote: text } };
    })
    .filter(({ text }) => !IS_NOT_PROPOSED.test(text));
}

/** The cell to the right of a label, where it holds a number. */
function besides(label: TextLine, page: ReadPage): TextLine | null {
  const right = label.box.x + label.box.w;
  const middle = label.box.y + label.box.h / 2;
  const cell = page.lines
    .filter(({ box }) => box.x >= right && box.y <= middle && middle <= box.y + box.h)
    .sort((a, b) => a.box.x - b.box.x)[0];
  return cell && /\d/.test(cell.text) && cell.certainty >= SURE_LINE ? cell : null;
}

/** Existing conditions, demolition and quoted code requirements do not describe the proposed work. */
const IS_NOT_PROPOSED =
  /\b(?:exist(?:ing)?|\(e\)|remove[ds]?|demolish(?:ed)?|required|requires?|code min(?:imum)?|existentes?|requerid[oa]s?|retirar|demoler)\b/i;
