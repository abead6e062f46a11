import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { PermitMode } from '@/lib/tracking/feeds/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { Digest, LeadCriteria, LeadStage, ObjectionKind } from './types';

/** A permit as a lead. Dates are the city's calendar dates. */
export interface Lead {
  permitId: number;
  permitNumber: string;
  permitType: string | null;
  description: string | null;
  /** The catalogue's name for its work; null where the city's words do not say. */
  type: PermitTypeId | null;
  address: string | null;
  city: string;
  state: string;
  zip: string | null;
  /** As the city has it: the firm, or the word it puts where there is none. */
  contractorName: string | null;
  /** No firm stands there. */
  isUnclaimed: boolean;
  valuationCents: number | null;
  statusBucket: StatusBucket;
  statusWord: string | null;
  appliedDate: string | null;
  issuedDate: string | null;
  /** The day it is listed by: issue, else application. */
  listedOn: string;
  /** http(s) address of the city's own record. */
  link: string | null;
  mode: PermitMode;
  stage: LeadStage;
  note: string;
  /** 0 while nobody has touched it. */
  version: number;
  /** The company watches the permit. */
  watched: boolean;
}

export interface LeadPage {
  items: Lead[];
  next: string | null;
  /** Cities among those asked that name no contractor: nothing can be said of them by contractor. */
  silentCities: string[];
}

export interface LeadSearch {
  id: string;
  name: string;
  criteria: LeadCriteria;
  digest: Digest;
  nextDigestAt: Date | null;
  /** The person it mails is the reader. */
  isMine: boolean;
}

export interface Objection {
  id: string;
  kind: ObjectionKind;
  given: string;
  state: string | null;
  note: string;
  createdAt: Date;
}
