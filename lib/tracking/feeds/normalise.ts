import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { createChecklistTypes } from './checklist-type';
import { toLine, toParagraphs } from './clean-text';
import { createContractorReader } from './contractor-column';
import { createPlaceReader } from './coordinates';
import { readDate } from './dates';
import { createExclusions } from './exclusions';
import { compileSource, type Take } from './field-source';
import { createIssueDateCheck, createIssuedByStatus } from './issue-date';
import { readLink } from './link';
import { readMoney } from './money';
import { permitHash } from './permit-hash';
import { contactless, isRow, toExcerpt } from './personal-data';
import { isLargerThan } from './row-size';
import { readSourceKey } from './source-key';
import { createStatusMap } from './status-map';
import { createStreetLine } from './street-line';
import type { FeedRecord, PermitField, RawRow, ReadRow, SetAsideReason } from './types';
import { readZip, zipInAddress } from './zip';

const LINE_LENGTH = 300;
const DESCRIPTION_LENGTH = 4000;
const MAX_ROW_SIZE = 1024 * 1024;

const nothing: Take = () => null;
const readers = new WeakMap<FeedRecord, (raw: RawRow) => ReadRow>();

/** The record's reader, compiled on first use. */
export function getRowReader(record: FeedRecord): (raw: RawRow) => ReadRow {
  let reader = readers.get(record);
  if (!reader) {
    reader = createRowReader(record);
    readers.set(record, reader);
  }
  return reader;
}

/**
 * Compiles a record into a function from a raw row to a permit, or to the reason the row is set aside. The
 * function never throws: a cell can contain anything.
 */
export function createRowReader(record: FeedRecord): (raw: RawRow) => ReadRow {
  const take = (field: PermitField): Take => {
    const source = record.fields[field];
    return source === undefined ? nothing : compileSource(source);
  };
  const line = (field: PermitField): ((raw: RawRow) => string | null) => {
    const value = take(field);
    return (raw) => toLine(value(raw), LINE_LENGTH);
  };
  const words = (field: PermitField): ((raw: RawRow) => string | null) => {
    const value = line(field);
    return (raw) => contactless(value(raw));
  };
  const keyParts = record.key.map(compileSource);
  const findExclusion = createExclusions(record);
  const permitNumber = line('permitNumber');
  const permitType = words('permitType');
  const permitSubtype = words('permitSubtype');
  const workClass = words('workClass');
  const description = take('description');
  const readStatusWord = line('statusWord');
  const statusDate = take('statusDate');
  const appliedDate = take('appliedDate');
  const approvedDate = take('approvedDate');
  const issuedDate = take('issuedDate');
  const completedDate = take('completedDate');
  const expiresDate = take('expiresDate');
  const cancelledDate = record.cancelledDate ? compileSource(record.cancelledDate) : nothing;
  const readAddress = line('address');
  const readCity = line('city');
  const readState = line('state');
  const zip = take('zip');
  const contractorName = take('contractorName');
  const contractorLicense = line('contractorLicense');
  const valuation = take('valuation');
  const fee = take('fee');
  const unpaidFee = take('unpaidFee');
  const latitude = take('latitude');
  const longitude = take('longitude');
  const link = take('link');
  const parcel = line('parcel');

  const findChecklistType = createChecklistTypes(record);
  const readStatus = createStatusMap(record);
  const readContractor = createContractorReader(record.quirks);
  const readPlace = createPlaceReader(record);
  const hasZipInAddress = record.quirks?.includes('zip_in_address') ?? false;
  const toStreetLine = createStreetLine(record.city, record.state);
  const canBeIssuedOn = createIssueDateCheck(record);
  const isIssuedBy = createIssuedByStatus(record);

  function readFields(raw: RawRow): ReadRow {
    if (!isRow(raw)) return setAside(raw, null, 'not_an_object', 'the row is not an object');
    const sourceKey = readSourceKey(keyParts, raw);
    if (isLargerThan(raw, MAX_ROW_SIZE))
      return setAside(raw, sourceKey, 'row_too_large', 'the row is over 1 MB');
    const excluded = findExclusion(raw);
    if (excluded) return setAside(raw, sourceKey, excluded.reason, excluded.detail);
    if (sourceKey === null) return setAside(raw, null, 'no_key', 'the columns of the key are empty');
    const number = permitNumber(raw);
    if (number === null) return setAside(raw, sourceKey, 'no_permit_number', 'the permit number is empty');

    const warnings: string[] = [];
    const { timeZone } = record;
    const statusOn = parseDateField('statusDate', statusDate(raw), timeZone, warnings);
    const appliedOn = parseDateField('appliedDate', appliedDate(raw), timeZone, warnings);
    const approvedOn = parseDateField('approvedDate', approvedDate(raw), timeZone, warnings);
    let issuedOn = parseDateField('issuedDate', issuedDate(raw), timeZone, warnings);
    if (!canBeIssuedOn(issuedOn, raw)) {
      warnings.push('issuedDate: later than the row');
      issuedOn = null;
    }
    const completedOn = parseDateField('completedDate', completedDate(raw), timeZone, warnings);
    const expiresOn = parseDateField('expiresDate', expiresDate(raw), timeZone, warnings);
    const hasDate = (statusOn ?? appliedOn ?? approvedOn ?? issuedOn ?? completedOn ?? expiresOn) !== null;
    const statusWord = readStatusWord(raw);
    const isCancelled = readDate(cancelledDate(raw), timeZone).date !== null;
    if (statusWord === null && !isCancelled && !hasDate) {
      return setAside(raw, sourceKey, 'no_date_or_status', 'neither a date nor a status');
    }
    const status = readStatus(statusWord, {
      issuedDate: issuedOn,
      completedDate: completedOn,
      isCancelled,
    });

    const address = readAddress(raw);
    const place = readPlace(latitude(raw), longitude(raw));
    if (place.warning !== null) warnings.push(place.warning);
    const contractor = readContractor(contractorName(raw));
    const lot = parcel(raw);
    // A city may give no address at all: who works there, or on which lot, still makes a permit of it.
    if (address === null && place.at === null && lot === null && contractor.norm === null) {
      return setAside(raw, sourceKey, 'no_location', 'no address, coordinates, parcel or contractor');
    }
    const web = readLink(link(raw));
    if (web.invalid) warnings.push('link: not a web address');
    const text = toParagraphs(description(raw), DESCRIPTION_LENGTH);
    const type = permitType(raw);
    const subtype = permitSubtype(raw);
    const work = workClass(raw);

    // A single object literal without spreads, so that all permits share one hidden class; this halves the
    // cost of later passes.
    const permit: NormalisedPermit = {
      sourceKey,
      permitNumber: number,
      permitType: type,
      permitSubtype: subtype,
      workClass: work,
      description: contactless(text),
      statusWord,
      statusBucket: status.bucket,
      statusDate: statusOn,
      appliedDate: appliedOn,
      approvedDate: approvedOn,
      issuedDate: isIssuedBy(status.bucket) ? issuedOn : null,
      completedDate: completedOn,
      expiresDate: expiresOn,
      address,
      addressNorm: normaliseAddress(hasZipInAddress && address ? toStreetLine(address) : address),
      city: readCity(raw) ?? record.city,
      state: readState(raw) ?? record.state,
      zip: readZip(zip(raw)) ?? (hasZipInAddress ? zipInAddress(address) : null),
      contractorName: contractor.name,
      contractorNorm: contractor.norm,
      contractorLicense: contractorLicense(raw) ?? contractor.licence,
      valuationCents: parseMoneyField('valuation', valuation(raw), warnings),
      feeCents: parseMoneyField('fee', fee(raw), warnings),
      unpaidCents: parseMoneyField('unpaidFee', unpaidFee(raw), warnings),
      latitude: place.at?.latitude ?? null,
      longitude: place.at?.longitude ?? null,
      link: web.link,
      parcel: lot,
      checklistType: findChecklistType(type, subtype, work),
      hash: '',
    };
    permit.hash = permitHash(permit);
    return { ok: true, permit, unknownStatus: status.unknownWord, warnings };
  }

  return (raw) => {
    try {
      return readFields(raw);
    } catch (error) {
      const detail = error instanceof Error ? error.message.slice(0, LINE_LENGTH) : 'unknown fault';
      return setAside({}, null, 'unreadable', detail);
    }
  };
}

// Defined outside the reader: creating a closure per row would cost more than the reading.

function parseDateField(
  field: PermitField,
  value: unknown,
  timeZone: string,
  warnings: string[],
): string | null {
  const read = readDate(value, timeZone);
  if (read.invalid) warnings.push(`${field}: not a date`);
  return read.date;
}

function parseMoneyField(field: PermitField, value: unknown, warnings: string[]): number | null {
  const read = readMoney(value);
  if (read.invalid) warnings.push(`${field}: not an amount`);
  return read.cents;
}

function setAside(raw: unknown, sourceKey: string | null, reason: SetAsideReason, detail: string): ReadRow {
  return { ok: false, setAside: { sourceKey, reason, detail, excerpt: toExcerpt(raw) } };
}
