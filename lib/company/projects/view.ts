import type { Locale } from '@/lib/platform/i18n/locales';
import type { IssuedLike } from '@/lib/tracking/permits/usual';
import type { Inspection, PermitEvent, PermitSummary, ReviewStep } from '@/lib/tracking/permits/view';
import type { Waiting } from '@/lib/tracking/permits/waiting';
import type { ActivityDetails, ActivityKind, ProjectState } from './types';

/** What every screen says of a job. */
export interface Project {
  id: string;
  address: string;
  city: string;
  state: string;
  zip: string | null;
  citySlug: string | null;
  number: string | null;
  name: string | null;
  clientName: string | null;
  clientEmail: string | null;
  clientPhone: string | null;
  clientLocale: Locale | null;
  standing: ProjectState;
  startsOn: string | null;
  endsOn: string | null;
  valueCents: number | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A permit of a job with what is needed to say whom it waits for. */
export interface ProjectPermit extends PermitSummary, Omit<IssuedLike, 'record'> {
  position: number;
  /** The permit of the job that has to be issued first. */
  waitsFor: number | null;
  citySlug: string;
  statusDate: string | null;
  valuationCents: number | null;
  feeCents: number | null;
  waiting: Waiting[];
  steps: ReviewStep[];
  inspections: Inspection[];
}

export interface ProjectSummary extends Project {
  permits: ProjectPermit[];
  lead: { id: string; name: string } | null;
  openTasks: number;
  /** Of the open tasks, those whose day has come. */
  dueTasks: number;
}

export interface ProjectPersonView {
  kind: 'member' | 'subcontractor';
  id: string;
  name: string;
  /** Of a subcontractor's company: who answers the phone. */
  contact: string | null;
  /** A member's role, or a subcontractor's trade in the company's words. */
  part: string;
  email: string;
  phone: string | null;
  isLead: boolean;
}

export interface ProjectDate {
  id: string;
  title: string;
  day: string;
  version: number;
}

/** A line of what people did. */
export interface Activity {
  id: number;
  kind: ActivityKind;
  /** Null for what the product did, or somebody who is gone. */
  actor: { id: string; name: string } | null;
  projectId: string | null;
  permit: { id: number; number: string; type: string | null } | null;
  subject: string | null;
  details: ActivityDetails;
  at: Date;
}

/** Permits at one address that are in no job yet. */
export interface ProjectProposal {
  city: string;
  cityName: string;
  state: string;
  addressNorm: string;
  address: string;
  permits: Pick<PermitSummary, 'id' | 'permitNumber' | 'permitType' | 'statusBucket' | 'statusWord'>[];
  /** A job that is at the address already. */
  projectId: string | null;
}

/** What happened at a job or a permit: what the city's feed told, and what people did. */
export type HistoryEntry =
  | { by: 'city'; at: Date; event: PermitEvent; permit: { id: number; number: string; type: string | null } }
  | { by: 'person'; at: Date; activity: Activity };
