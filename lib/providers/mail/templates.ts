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
import {
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
import { type LinkProps, resetPassword, verifyEmail } from './templates/links';
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
import { type SupportInquiryProps, supportInquiry } from './templates/support-inquiry';
import { type WelcomeProps, welcome } from './templates/welcome';
import type { Template } from './types';

/** What each template is told. */
export interface TemplateProps {
  changeNotice: ChangeNoticeProps;
  supportInquiry: SupportInquiryProps;
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
  papersAsked: PapersAskedProps;
  paperEnds: PaperEndsProps;
  ownPaperEnds: OwnPaperEndsProps;
}
export type TemplateName = keyof TemplateProps;

export const TEMPLATES: { readonly [N in TemplateName]: Template<TemplateProps[N]> } = {
  changeNotice,
  supportInquiry,
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
  papersAsked,
  paperEnds,
  ownPaperEnds,
};
