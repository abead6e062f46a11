import type { Rule } from '../draft';
import { disagreements } from './agreement';
import { approvalsExpired } from './approvals';
import { addressesMissing, blankFields, parcelsMissing } from './blanks';
import { buildingDiffers } from './building';
import { codeValuesBroken } from './code-values';
import { datesOutOfOrder } from './date-order';
import { datesInFuture, datesMissing } from './dates';
import { missingDocuments, undecidedDocuments } from './documents';
import { editionsDiffer, editionsMissing, editionsOutdated } from './editions';
import { insuranceExpired, licenseExpired } from './expiry';
import { feeDiffers, feeSums } from './fee';
import {
  filesTwice,
  filesUnreadable,
  formsNotFlattened,
  pagesCutOff,
  pagesUnreadable,
  pagesUpsideDown,
  scriptsInFiles,
} from './files';
import { wordsToPrograms } from './instructions';
import { jurisdictionsDiffer } from './jurisdiction';
import { kindsOfWorkDiffer } from './kinds-of-work';
import { licenseClassesWrong } from './license-class';
import { modelsDiffer } from './models';
import { certificatesNotRegistered, papersMarkedDraft } from './not-final';
import { notariesMissing } from './notary';
import { pagesMissing } from './pages-missing';
import { panelSumsDiffer } from './panel-sums';
import { postalPlacesDiffer } from './postal-place';
import { noticesNotRecorded } from './recording';
import { quantitiesDiffer, sizesDiffer } from './scope';
import { sealsExpired } from './seal-expiry';
import { sealsOfOtherStates } from './seal-states';
import { setbacksMissing } from './setbacks';
import { sheetsCopied } from './sheet-copies';
import { sheetsAgainstIndex, sheetsUnnumbered } from './sheets';
import { sealsMissing, signaturesMissing } from './signatures';
import { northArrowsMissing, scalesDiffer, scalesMissing } from './site-plans';
import { sumsDiffer } from './sums';

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
  pagesCutOff,
  pagesUpsideDown,
  filesTwice,
  datesOutOfOrder,
  sealsExpired,
  approvalsExpired,
  notariesMissing,
  certificatesNotRegistered,
  papersMarkedDraft,
  buildingDiffers,
  sizesDiffer,
  kindsOfWorkDiffer,
  quantitiesDiffer,
  modelsDiffer,
  panelSumsDiffer,
  sumsDiffer,
  setbacksMissing,
  postalPlacesDiffer,
  licenseClassesWrong,
  sealsOfOtherStates,
  wordsToPrograms,
  undecidedDocuments,
];
