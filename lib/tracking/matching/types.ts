import type { CoarseStatus, StatusBucket } from '@/lib/tracking/permits/types';

/** How a permit came to a company. */
export const LINK_SOURCES = ['name', 'number', 'address', 'hand'] as const;
export type LinkSource = (typeof LINK_SOURCES)[number];

/** A suggestion waits for the contractor; only confirmed links are watched. */
export const LINK_STATES = ['suggested', 'confirmed', 'rejected'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Why a spelling is taken for the company's. */
export const MATCH_REASONS = [
  'same_name',
  'same_words',
  'begins_alike',
  'spelled_alike',
  'trade_name',
  'same_licence',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** One permit as the verification step shows it. */
export interface PermitPreview {
  id: number;
  permitNumber: string;
  permitType: string | null;
  /** The city's slug. */
  city: string;
  contractorName: string | null;
  status: CoarseStatus;
  bucket: StatusBucket;
  statusWord: string | null;
  issueDate: string | null;
  address: string | null;
}

/** One spelling found in the feeds and how well it fits the name asked for. */
export interface FoundCompany {
  /** As a city writes it. */
  name: string;
  norm: string;
  permits: number;
  /** 0 to 1. */
  score: number;
}

export interface VerificationResult {
  success: boolean;
  businessName: string;
  permitsFound: number;
  multipleCompanies: boolean;
  companies: FoundCompany[];
  previewPermits: PermitPreview[];
  /** City slugs, by whether a permit under the name was found. */
  citiesWithData: string[];
  citiesNoData: string[];
  /** Monitored, but their feeds name no contractor: permits are added by number or address. */
  citiesWithoutContractor: string[];
}
