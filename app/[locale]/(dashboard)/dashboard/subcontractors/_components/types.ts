import type { Answer } from '@/components/permits/use-run';
import type { AssignActions } from '@/components/team/assign-types';
import type { Locale } from '@/lib/platform/i18n/locales';

interface Described {
  companyName: string;
  contactName: string;
  phone: string;
  role: string;
}

export interface SubcontractorActions {
  invite: (input: Described & { email: string; locale: Locale }) => Promise<Answer>;
  save: (input: Described & { subcontractorId: string }) => Promise<Answer>;
  remove: (input: { subcontractorId: string }) => Promise<Answer>;
  resend: (input: { invitationId: string }) => Promise<Answer>;
  revoke: (input: { invitationId: string }) => Promise<Answer>;
  assigning: AssignActions;
}
