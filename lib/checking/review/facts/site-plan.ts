import { parseSheetNumber } from '../recognise/sheet-number';
import { isSameRow, type LaidPage } from '../text/layout';

const TITLE =
  /^\W*(?:\d{1,2}\W+)?(?:proposed |overall )?(?:(?:site|plot) plan|plano (?:del? )?(?:sitio|terreno|ubicaci[oó]n)|planta de conjunto)\W*$/;
const LOT =
  /\b(?:property|lot|boundary) line|\bp\/l\b|[ns]\s?\d{1,2}\s?[°º]|\blindero|\balley\b|\b(?:street|avenue|ave|road|drive|lane|court|way|blvd)( s| n| e| w)?$/;

/** A page with the title of a site plan under a drawing of a lot, not merely in an index. */
export function isSitePlan(page: LaidPage): boolean {
  const titled = page.lines.some((line) => {
    if (!TITLE.test(line.folded.trim())) return false;
    const before = page.lines.find(
      (one) =>
        one !== line &&
        isSameRow(one.line.box, line.line.box) &&
        one.line.box.x < line.line.box.x &&
        line.line.box.x - one.line.box.x < 0.12 &&
        parseSheetNumber(one.line.text) !== null,
    );
    return before === undefined;
  });
  return titled && page.lines.some(({ folded }) => LOT.test(folded.trim()));
}
