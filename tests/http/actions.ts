import type { Access } from '@/lib/identity/access/gate';

interface CallableAction {
  /** What it asks for; `form` for those a plain form posts to, which decide by themselves. */
  access: Access | 'form';
  /** A page that has it. */
  page: string;
}

/** Every server action by its file and name: a new one has to say here who may call it. */
export const ACTIONS: Readonly<Record<string, CallableAction>> = {
  'app/[locale]/(admin)/admin/cities/actions.ts#readNowAction': { access: 'admin', page: '/admin/cities' },
  'app/[locale]/(admin)/admin/cities/actions.ts#probeNowAction': { access: 'admin', page: '/admin/cities' },
  'app/[locale]/(admin)/admin/cities/actions.ts#setPausedAction': { access: 'admin', page: '/admin/cities' },
  'app/[locale]/(admin)/admin/cities/actions.ts#acceptHeldChangeAction': {
    access: 'admin',
    page: '/admin/cities',
  },
  'app/[locale]/(admin)/admin/outbox/actions.ts#retryMessageAction': {
    access: 'admin',
    page: '/admin/outbox/msg_none',
  },
  'app/[locale]/(auth)/unsubscribe/[token]/actions.ts#chooseMailAction': {
    access: 'form',
    page: '/unsubscribe/none',
  },
  'app/[locale]/(auth)/invitation/actions.ts#setUpPasswordAction': { access: 'public', page: '/invitation' },
  'app/[locale]/(auth)/invitation/actions.ts#acceptInvitationAction': {
    access: 'account.own',
    page: '/invitation',
  },
  'app/[locale]/(auth)/login/actions.ts#signInAction': { access: 'form', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#checkEmail': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#checkPassword': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#checkReferral': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#findHome': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#beginPasskey': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/login/actions.ts#requestPasswordReset': { access: 'public', page: '/login' },
  'app/[locale]/(auth)/request-verification/actions.ts#requestVerification': {
    access: 'public',
    page: '/request-verification',
  },
  'app/[locale]/(auth)/reset-password/actions.ts#resetPasswordAction': {
    access: 'public',
    page: '/reset-password?token=none',
  },
  'app/[locale]/(auth)/verify-email/actions.ts#verifyEmailAction': {
    access: 'public',
    page: '/verify-email',
  },
  'app/[locale]/(dashboard)/actions.ts#switchCompanyAction': { access: 'form', page: '/dashboard' },
  'app/[locale]/(dashboard)/dashboard/calendar/actions.ts#renewCalendarAction': {
    access: 'permits.read',
    page: '/dashboard/calendar',
  },
  'app/[locale]/(dashboard)/dashboard/calendar/actions.ts#revokeCalendarAction': {
    access: 'permits.read',
    page: '/dashboard/calendar',
  },
  'app/[locale]/(dashboard)/dashboard/company/actions.ts#changeCompanyAction': {
    access: 'company.manage',
    page: '/dashboard/company',
  },
  'app/[locale]/(dashboard)/dashboard/company/actions.ts#addCityAction': {
    access: 'company.manage',
    page: '/dashboard/company',
  },
  'app/[locale]/(dashboard)/dashboard/company/actions.ts#removeCityAction': {
    access: 'company.manage',
    page: '/dashboard/company',
  },
  'app/[locale]/(dashboard)/dashboard/notifications/actions.ts#saveSettingsAction': {
    access: 'notifications.change',
    page: '/dashboard/notifications',
  },
  'app/[locale]/(dashboard)/dashboard/notifications/actions.ts#addRecipientAction': {
    access: 'notifications.change',
    page: '/dashboard/notifications',
  },
  'app/[locale]/(dashboard)/dashboard/notifications/actions.ts#changeRecipientAction': {
    access: 'notifications.change',
    page: '/dashboard/notifications',
  },
  'app/[locale]/(dashboard)/dashboard/notifications/actions.ts#removeRecipientAction': {
    access: 'notifications.change',
    page: '/dashboard/notifications',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#createCheckAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#updateCheckAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#archiveCheckAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#deleteCheckAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#removeFileAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#retryFileAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#startRunAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#cancelRunAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#correctPagesAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#ruleOutAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#undoCorrectionsAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#sayWrongAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts#markFindingAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#addRoundAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#updateRoundAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#deleteRoundAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#addCommentsAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#updateCommentAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts#deleteCommentAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/comments',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/sharing.ts#createShareAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/runs/1',
  },
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/sharing.ts#revokeShareAction': {
    access: 'checks.change',
    page: '/dashboard/permit-checklist/chk_none/runs/1',
  },
  'app/[locale]/(dashboard)/dashboard/permits/actions.ts#addPermitAction': {
    access: 'permits.change',
    page: '/dashboard/permits',
  },
  'app/[locale]/(dashboard)/dashboard/permits/actions.ts#removePermitAction': {
    access: 'permits.change',
    page: '/dashboard/permits',
  },
  'app/[locale]/(dashboard)/dashboard/permits/actions.ts#restorePermitAction': {
    access: 'permits.change',
    page: '/dashboard/permits',
  },
  'app/[locale]/(dashboard)/dashboard/permits/names/actions.ts#confirmNameAction': {
    access: 'permits.change',
    page: '/dashboard/permits/names',
  },
  'app/[locale]/(dashboard)/dashboard/permits/names/actions.ts#rejectNameAction': {
    access: 'permits.change',
    page: '/dashboard/permits/names',
  },
  'app/[locale]/(dashboard)/dashboard/permits/names/actions.ts#undoNameAction': {
    access: 'permits.change',
    page: '/dashboard/permits/names',
  },
  'app/[locale]/(dashboard)/dashboard/purchase-checks/actions.ts#buyChecksAction': {
    access: 'billing.manage',
    page: '/dashboard/purchase-checks',
  },
  'app/[locale]/(dashboard)/dashboard/purchase-checks/actions.ts#payPurchaseAction': {
    access: 'billing.manage',
    page: '/dashboard/purchase-checks',
  },
  'app/[locale]/(dashboard)/dashboard/purchase-checks/actions.ts#refreshPurchaseAction': {
    access: 'billing.manage',
    page: '/dashboard/purchase-checks',
  },
  'app/[locale]/(dashboard)/dashboard/purchase-checks/actions.ts#dropPurchaseAction': {
    access: 'billing.manage',
    page: '/dashboard/purchase-checks',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#saveProfileAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#sendVerificationAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#changePasswordAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#confirmPasswordAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#beginPasskeyConfirmationAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#confirmWithPasskeyAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#beginTotpAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#confirmTotpAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#disableTotpAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#renewRecoveryCodesAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#beginPasskeyAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#finishPasskeyAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#renamePasskeyAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#removePasskeyAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#revokeSessionAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts#revokeOtherSessionsAction': {
    access: 'account.own',
    page: '/dashboard/settings',
  },
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts#inviteSubcontractorAction': {
    access: 'subcontractors.manage',
    page: '/dashboard/subcontractors',
  },
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts#resendSubcontractorAction': {
    access: 'subcontractors.manage',
    page: '/dashboard/subcontractors',
  },
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts#revokeSubcontractorAction': {
    access: 'subcontractors.manage',
    page: '/dashboard/subcontractors',
  },
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts#saveSubcontractorAction': {
    access: 'subcontractors.manage',
    page: '/dashboard/subcontractors',
  },
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts#removeSubcontractorAction': {
    access: 'subcontractors.manage',
    page: '/dashboard/subcontractors',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#startSubscriptionAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#previewPlanAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#changePlanAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#cancelSubscriptionAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#resumeSubscriptionAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#replaceCardAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#payInvoiceAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#findCardActionAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#refreshAccountAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts#openPortalAction': {
    access: 'billing.manage',
    page: '/dashboard/subscription',
  },
  'app/[locale]/(dashboard)/dashboard/team/actions.ts#inviteMemberAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/actions.ts#resendInvitationAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/actions.ts#revokeInvitationAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/actions.ts#changeRoleAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/actions.ts#removeMemberAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/assigning.ts#listAssignableAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/assigning.ts#assignPermitAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(dashboard)/dashboard/team/assigning.ts#unassignPermitAction': {
    access: 'team.manage',
    page: '/dashboard/team',
  },
  'app/[locale]/(marketing)/contact/actions.ts#sendMessage': { access: 'public', page: '/contact' },
  'app/[locale]/(marketing)/enterprise/actions.ts#askAboutEnterprise': {
    access: 'public',
    page: '/enterprise',
  },
  'app/[locale]/(marketing)/privacy-requests/actions.ts#requestPrivacy': {
    access: 'public',
    page: '/privacy-requests',
  },
  'app/[locale]/(marketing)/solutions/ai-permit-checklist/actions.tsx#mailListAction': {
    access: 'public',
    page: '/solutions/ai-permit-checklist',
  },
  'app/[locale]/(marketing)/solutions/ai-permit-checklist/actions.tsx#openList': {
    access: 'public',
    page: '/solutions/ai-permit-checklist',
  },
  'app/[locale]/(onboarding)/onboarding/actions.ts#verify': { access: 'public', page: '/onboarding' },
  'app/[locale]/(onboarding)/onboarding/actions.ts#showDemo': { access: 'public', page: '/onboarding' },
  'app/[locale]/(onboarding)/onboarding/actions.ts#register': { access: 'public', page: '/onboarding' },
  'app/[locale]/(onboarding)/onboarding/actions.ts#subscribe': {
    access: 'billing.manage',
    page: '/onboarding',
  },
  'app/[locale]/(portal)/subcontractor-portal/actions.ts#renewPortalCalendarAction': {
    access: 'portal.read',
    page: '/subcontractor-portal',
  },
  'app/[locale]/(portal)/subcontractor-portal/actions.ts#revokePortalCalendarAction': {
    access: 'portal.read',
    page: '/subcontractor-portal',
  },
  'lib/edge/server/bell.ts#readBellAction': { access: 'permits.read', page: '/dashboard' },
  'lib/edge/server/bell.ts#markBellSeenAction': { access: 'permits.read', page: '/dashboard' },
  'lib/edge/server/bell.ts#readPortalBellAction': { access: 'portal.read', page: '/subcontractor-portal' },
  'lib/edge/server/bell.ts#markPortalBellSeenAction': {
    access: 'portal.read',
    page: '/subcontractor-portal',
  },
  'lib/edge/server/sign-out.ts#signOutAction': { access: 'form', page: '/dashboard' },
};
