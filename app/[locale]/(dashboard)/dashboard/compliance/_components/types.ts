import type { Answer } from '@/components/permits/use-run';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { ConfirmPaper } from '@/lib/checking/papers/decide';
import type { SaveRules } from '@/lib/company/compliance/schema';
import type { HoldingLine } from '@/lib/company/compliance/types';

export interface NewHolding {
  subcontractorId: string | null;
  line: HoldingLine;
  issuer: string;
  number: string;
  state: StateCode | null;
  effective: string | null;
  expires: string | null;
  limits: Record<string, number>;
}

export interface ComplianceActions {
  saveRules: (input: SaveRules) => Promise<Answer>;
  add: (input: NewHolding) => Promise<Answer>;
  ask: (input: { subcontractorId: string }) => Promise<Answer>;
  end: (input: { holdingId: string; endsOn: string | null }) => Promise<Answer>;
  remove: (input: { holdingId: string }) => Promise<Answer>;
  confirm: (input: ConfirmPaper) => Promise<Answer>;
  setAside: (input: { paperId: string }) => Promise<Answer>;
  readAgain: (input: { paperId: string }) => Promise<Answer>;
}
