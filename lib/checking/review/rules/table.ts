import type { Rule } from '../draft';
import { disagreements } from './agreement';
import { addressesMissing, blankFields, parcelsMissing } from './blanks';
import { codeValuesBroken } from './code-values';
import { datesInFuture, datesMissing } from './dates';
import { missingDocuments, undecidedDocuments } from './documents';
import { editionsDiffer, editionsMissing, editionsOutdated } from './editions';
import { insuranceExpired, licenseExpired } from './expiry';
import { feeDiffers, feeSums } from './fee';
import {
  filesTwice,
  filesUnreadable,
  formsNotFlattened,
  pagesUnreadable,
  pagesUpsideDown,
  scriptsInFiles,
} from './files';
import { wordsToPrograms } from './instructions';
import { jurisdictionsDiffer } from './jurisdiction';
import { pagesMissing } from './pages-missing';
import { noticesNotRecorded } from './recording';
import { sheetsCopied } from './sheet-copies';
import { sheetsAgainstIndex, sheetsUnnumbered } from './sheets';
import { sealsMissing, signaturesMissing } from './signatures';
import { northArrowsMissing, scalesDiffer, scalesMissing } from './site-plans';

/** All the rules, in the order their findings are told where nothing else decides. */
export const RULES: readonly Rule[] = [
  missingDocuments,
  pagesMissing,
  filesUnreadable,
  ...disagreements,
  addressesMissing,
  parcelsMissing,
  blankFields,
  jurisdictionsDiffer,
  licenseExpired,
  insuranceExpired,
  editionsOutdated,
  editionsDiffer,
  editionsMissing,
  signaturesMissing,
  sealsMissing,
  datesMissing,
  datesInFuture,
  noticesNotRecorded,
  sheetsAgainstIndex,
  sheetsCopied,
  sheetsUnnumbered,
  scalesMissing,
  scalesDiffer,
  northArrowsMissing,
  codeValuesBroken,
  feeDiffers,
  feeSums,
  formsNotFlattened,
  scriptsInFiles,
  pagesUnreadable,
  pagesUpsideDown,
  filesTwice,
  wordsToPrograms,
  undecidedDocuments,
];
