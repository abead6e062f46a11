import { alreadyVerified, type NoProps, noAccount, type Reader } from './templates/answers';
import {
  type CancellationConfirmedProps,
  cancellationConfirmed,
  type OpenPaymentProps,
  type PermitsUsedProps,
  type PlanChangedProps,
  paymentActionNeeded,
  paymentFailed,
  permitsUsed,
  planChanged,
  type ReferralRewardedProps,
  referralRewarded,
  type SubscriptionEndedProps,
  subscriptionEnded,
  type TrialEndingProps,
  trialEnding,
} from './templates/billing';
import { type ChangeNoticeProps, changeNotice } from './templates/change-notice';
import { type ChecklistLinkProps, checklistLink } from './templates/checklist-link';
import {
  type LicenceChangedProps,
  licenceChanged,
  type OwnPaperEndsProps,
  ownPaperEnds,
  type PaperEndsProps,
  type PapersAskedProps,
  paperEnds,
  papersAsked,
} from './templates/compliance';
import {
  type SubcontractorInvitationProps,
  subcontractorInvitation,
  subcontractorInvitationKnown,
  type TeamInvitationProps,
  teamInvitation,
} from './templates/invitations';
import { type LeadDigestProps, leadDigest } from './templates/lead-digest';
import { type LinkProps, resetPassword, verifyEmail } from './templates/links';
import { type NoteMentionProps, noteMention } from './templates/note-mention';
import {
  type PartnerAnsweredProps,
  type PartnerArrivedProps,
  type PartnerReceivedProps,
  partnerAnswered,
  partnerArrived,
  partnerReceived,
} from './templates/partners';
import {
  type CasesDueProps,
  casesDue,
  type DeletionProps,
  deletion,
  type ExportReadyProps,
  exportReady,
} from './templates/privacy';
import { type ReplyAddressProps, replyAddress } from './templates/reply-address';
import {
  type NewSignInProps,
  newSignIn,
  type PasswordChangedProps,
  passwordChanged,
  type RecoveryCodesProps,
  recoveryCodes,
  type SecurityChangeProps,
  securityChange,
} from './templates/security';
import {
  type TicketAnsweredProps,
  type TicketArrivedProps,
  ticketAnswered,
  ticketArrived,
} from './templates/support';
import { type SupportInquiryProps, supportInquiry } from './templates/support-inquiry';
import { type WelcomeProps, welcome } from './templates/welcome';
import {
  type WorkflowNoticeProps,
  type WorkflowReportProps,
  workflowNotice,
  workflowReport,
} from './templates/workflow';
import type { Template } from './types';

/** What each template is told. */
export interface TemplateProps {
  changeNotice: ChangeNoticeProps;
  supportInquiry: SupportInquiryProps;
  leadDigest: LeadDigestProps;
  checklistLink: ChecklistLinkProps;
  verifyEmail: LinkProps;
  welcome: WelcomeProps;
  resetPassword: LinkProps;
  passwordChanged: PasswordChangedProps;
  newSignIn: NewSignInProps;
  securityChange: SecurityChangeProps;
  recoveryCodes: RecoveryCodesProps;
  teamInvitation: TeamInvitationProps;
  subcontractorInvitation: SubcontractorInvitationProps;
  /** To somebody who has an account and signs in to accept. */
  subcontractorInvitationKnown: SubcontractorInvitationProps;
  noteMention: NoteMentionProps;
  noAccount: NoProps;
  alreadyVerified: Reader;
  trialEnding: TrialEndingProps;
  paymentFailed: OpenPaymentProps;
  paymentActionNeeded: OpenPaymentProps;
  subscriptionEnded: SubscriptionEndedProps;
  permitsUsed: PermitsUsedProps;
  planChanged: PlanChangedProps;
  cancellationConfirmed: CancellationConfirmedProps;
  referralRewarded: ReferralRewardedProps;
  exportReady: ExportReadyProps;
  deletion: DeletionProps;
  /** To support. */
  casesDue: CasesDueProps;
  ticketAnswered: TicketAnsweredProps;
  /** To support. */
  ticketArrived: TicketArrivedProps;
  papersAsked: PapersAskedProps;
  paperEnds: PaperEndsProps;
  ownPaperEnds: OwnPaperEndsProps;
  licenceChanged: LicenceChangedProps;
  workflowNotice: WorkflowNoticeProps;
  workflowReport: WorkflowReportProps;
  replyAddress: ReplyAddressProps;
  partnerReceived: PartnerReceivedProps;
  partnerAnswered: PartnerAnsweredProps;
  /** To support. */
  partnerArrived: PartnerArrivedProps;
}
export type TemplateName = keyof TemplateProps;

export const TEMPLATES: { readonly [N in TemplateName]: Template<TemplateProps[N]> } = {
  changeNotice,
  supportInquiry,
  leadDigest,
  checklistLink,
  verifyEmail,
  welcome,
  resetPassword,
  passwordChanged,
  newSignIn,
  securityChange,
  recoveryCodes,
  teamInvitation,
  subcontractorInvitation,
  subcontractorInvitationKnown,
  noteMention,
  noAccount,
  alreadyVerified,
  trialEnding,
  paymentFailed,
  paymentActionNeeded,
  subscriptionEnded,
  permitsUsed,
  planChanged,
  cancellationConfirmed,
  referralRewarded,
  exportReady,
  deletion,
  casesDue,
  ticketAnswered,
  ticketArrived,
  papersAsked,
  paperEnds,
  ownPaperEnds,
  licenceChanged,
  workflowNotice,
  workflowReport,
  replyAddress,
  partnerReceived,
  partnerAnswered,
  partnerArrived,
};
