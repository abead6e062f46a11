import type { Draft, Rule } from '../draft';
import { getDocumentText, getFields, isRecognised, isWholeReadable, wholePage } from '../view';

const NOTICE = 'notice_of_commencement';

/** A Notice of Commencement that bears no mark of the county's records; the law asks for it before the first inspection. */
export const noticesNotRecorded: Rule = (view) =>
  view.byId(NOTICE).flatMap((document): Draft[] => {
    if (view.getStatus(NOTICE) === 'not_needed') return [];
    const marks = getFields(document, 'recording');
    if (marks.some(({ value }) => value !== '' && value !== 'absent')) return [];
    const absent = marks.find(({ value }) => value === 'absent');
    const text = getDocumentText(view, document);
    if (!absent && (!isWholeReadable(view, document) || RECORDED.test(text))) return [];
    // A stamp is what a picture loses first; the clerk's name is left of it.
    if (isRecognised(view, wholePage(document.fileId, document.firstPage)) && STAMP.test(text)) return [];
    return [
      {
        rule: 'not_recorded',
        severity: 'major',
        documentId: document.documentId,
        places: [absent?.at ?? wholePage(document.fileId, document.firstPage)],
        values: {},
      },
    ];
  });

/** An instrument, a book and page, or a clerk's stamp, each with its number. */
const RECORDED =
  /(?:instrument|instr\.?|inst\.?|cfn|doc(?:ument)?|instrumento)\s*(?:no\.?|number|#|n[uú]m\.?)?\s*:?\s*[\dA-Z-]*\d{4,}|(?:book|bk|libro|o\.?r\.?)\s*:?\s*\d+[^\n]{0,12}(?:page|pg|p[aá]gina)\s*:?\s*\d+|record(?:ed|ing date)[^\n]{0,20}\d|registrad[oa][^\n]{0,20}\d/i;

const STAMP =
  /clerk of (?:the )?(?:circuit )?court|official records|secretari[oa] del tribunal|registros oficiales/i;
