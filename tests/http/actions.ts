import type { Access } from '@/lib/identity/access/gate';

interface CallableAction {
  /** What it asks for; `form` for those a plain form posts to, which decide by themselves. */
  access: Access | 'form';
  /** A page that has it. */
  page: string;
}

/** Actions of a file that ask for the same, by their names. */
type Group = [access: CallableAction['access'], page: string, ...names: [string, ...string[]]];

/** Every file of actions: a new action has to say here who may call it. */
const FILES: Readonly<Record<string, readonly Group[]>> = {
  'app/[locale]/(admin)/admin/cities/actions.ts': [
    [
      'admin',
      '/admin/cities',
      'readNowAction',
      'probeNowAction',
      'setPausedAction',
      'acceptHeldChangeAction',
      'acceptHeldRegisterAction',
    ],
  ],
  'app/[locale]/(admin)/admin/outbox/actions.ts': [['admin', '/admin/outbox/msg_none', 'retryMessageAction']],
  'app/[locale]/(admin)/admin/partner-applications/actions.ts': [
    ['admin', '/admin/partner-applications', 'answerApplicationAction'],
  ],
  'app/[locale]/(admin)/admin/privacy/actions.ts': [
    ['admin', '/admin/privacy/none', 'takeCaseStepAction', 'eraseHoldingsAction'],
  ],
  'app/[locale]/(admin)/admin/prospects/actions.ts': [
    ['admin', '/admin/prospects', 'addObjectionAction', 'removeObjectionAction'],
  ],
  'app/[locale]/(admin)/admin/support/actions.ts': [
    [
      'admin',
      '/admin/support/tkt_none',
      'answerTicketAction',
      'addTicketNoteAction',
      'assignTicketAction',
      'setTicketClosedAction',
    ],
  ],
  'app/[locale]/(auth)/invitation/actions.ts': [
    ['public', '/invitation', 'setUpPasswordAction'],
    ['account.own', '/invitation', 'acceptInvitationAction'],
  ],
  'app/[locale]/(auth)/login/actions.ts': [
    ['form', '/login', 'signInAction'],
    [
      'public',
      '/login',
      'checkEmail',
      'checkPassword',
      'checkReferral',
      'findHome',
      'beginPasskey',
      'requestPasswordReset',
    ],
  ],
  'app/[locale]/(auth)/request-verification/actions.ts': [
    ['public', '/request-verification', 'requestVerification'],
  ],
  'app/[locale]/(auth)/reset-password/actions.ts': [
    ['public', '/reset-password?token=none', 'resetPasswordAction'],
  ],
  'app/[locale]/(auth)/reply-address/[token]/actions.ts': [
    ['form', '/reply-address/none', 'confirmReplyAddressAction'],
  ],
  'app/[locale]/(auth)/unsubscribe/[token]/actions.ts': [['form', '/unsubscribe/none', 'chooseMailAction']],
  'app/[locale]/(auth)/verify-email/actions.ts': [['public', '/verify-email', 'verifyEmailAction']],
  'app/[locale]/(dashboard)/actions.ts': [['form', '/dashboard', 'switchCompanyAction']],
  'app/[locale]/(dashboard)/dashboard/actions.ts': [
    ['permits.read', '/dashboard', 'putOffAction', 'bringBackAction', 'markPlaceSeenAction'],
  ],
  'app/[locale]/(dashboard)/partner-applications/actions.ts': [
    ['account.own', '/partner-applications', 'sendApplicationAction', 'withdrawApplicationAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/branding/actions.ts': [
    [
      'branding.manage',
      '/dashboard/branding',
      'changeBrandingAction',
      'removeLogoAction',
      'resetBrandingAction',
      'askReplyAddressAction',
      'dropReplyAddressAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/bulk-operations/actions.ts': [
    [
      'permits.bulk',
      '/dashboard/bulk-operations',
      'mapImportAction',
      'startImportAction',
      'stopImportAction',
      'undoImportAction',
      'dropImportAction',
      'readImportAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/calendar/actions.ts': [
    ['permits.read', '/dashboard/calendar', 'renewCalendarAction', 'revokeCalendarAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/company/actions.ts': [
    [
      'company.manage',
      '/dashboard/company',
      'changeCompanyAction',
      'addCityAction',
      'removeCityAction',
      'setDayCostAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/compliance/actions.ts': [
    [
      'compliance.manage',
      '/dashboard/compliance',
      'saveRulesAction',
      'addHoldingAction',
      'endHoldingAction',
      'removeHoldingAction',
      'askForPapersAction',
      'confirmPaperAction',
      'setAsidePaperAction',
      'readPaperAgainAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/jobs/[id]/client-actions.ts': [
    ['projects.change', '/dashboard/jobs/prj_none', 'createClientLinkAction', 'endClientLinkAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/jobs/actions.ts': [
    [
      'projects.change',
      '/dashboard/jobs',
      'createProjectAction',
      'declineProposalAction',
      'addPermitsAction',
    ],
    [
      'projects.change',
      '/dashboard/jobs/prj_none',
      'updateProjectAction',
      'deleteProjectAction',
      'removePermitFromJobAction',
      'orderPermitsAction',
      'addPersonAction',
      'removePersonAction',
      'setLeadAction',
      'addDateAction',
      'updateDateAction',
      'removeDateAction',
      'addFeeAction',
      'updateFeeAction',
      'removeFeeAction',
      'addFromTemplateAction',
      'addNoteAction',
      'updateNoteAction',
      'removeNoteAction',
      'updateAttachmentAction',
      'removeAttachmentAction',
    ],
    [
      'projects.change',
      '/dashboard/tasks',
      'addTaskAction',
      'updateTaskAction',
      'setTaskDoneAction',
      'removeTaskAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/fees/actions.ts': [
    ['fees.change', '/dashboard/fees', 'markFeeAction', 'takePaperFeesAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/mail/actions.ts': [
    [
      'mail.manage',
      '/dashboard/mail',
      'applyMailAction',
      'setAsideMailAction',
      'openMailboxAction',
      'renewMailboxAction',
    ],
    ['mail.manage', '/dashboard/permits/1', 'openPermitMailboxAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/notifications/actions.ts': [
    [
      'notifications.change',
      '/dashboard/notifications',
      'saveSettingsAction',
      'addRecipientAction',
      'changeRecipientAction',
      'removeRecipientAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/actions.ts': [
    [
      'checks.change',
      '/dashboard/permit-checklist/chk_none/comments',
      'addRoundAction',
      'updateRoundAction',
      'deleteRoundAction',
      'addCommentsAction',
      'updateCommentAction',
      'deleteCommentAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/sharing.ts': [
    [
      'checks.change',
      '/dashboard/permit-checklist/chk_none/runs/1',
      'createShareAction',
      'revokeShareAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permit-checklist/actions.ts': [
    [
      'checks.change',
      '/dashboard/permit-checklist',
      'createCheckAction',
      'updateCheckAction',
      'archiveCheckAction',
      'deleteCheckAction',
      'removeFileAction',
      'retryFileAction',
      'startRunAction',
      'cancelRunAction',
      'correctPagesAction',
      'ruleOutAction',
      'undoCorrectionsAction',
      'sayWrongAction',
      'markFindingAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permits/actions.ts': [
    [
      'permits.change',
      '/dashboard/permits',
      'addPermitAction',
      'removePermitAction',
      'restorePermitAction',
      'addByHandAction',
      'changeByHandAction',
      'joinByHandAction',
      'noteCompleteAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permits/desk-actions.ts': [
    [
      'permits.change',
      '/dashboard/permits',
      'startBulkAction',
      'stopBulkAction',
      'undoBulkAction',
      'createTagAction',
    ],
    ['projects.change', '/dashboard/permits', 'listJobChoicesAction', 'createJobAction'],
    [
      'permits.read',
      '/dashboard/permits',
      'readBulkAction',
      'saveViewAction',
      'changeViewAction',
      'deleteViewAction',
      'editViewAction',
      'setDefaultViewAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/workflows/actions.ts': [
    [
      'workflows.manage',
      '/dashboard/workflows',
      'addWorkflowAction',
      'changeWorkflowAction',
      'removeWorkflowAction',
      'switchWorkflowAction',
      'dryRunAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/permits/names/actions.ts': [
    ['permits.change', '/dashboard/permits/names', 'confirmNameAction', 'rejectNameAction', 'undoNameAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/prospect-monitoring/actions.ts': [
    [
      'prospects.change',
      '/dashboard/prospect-monitoring',
      'changeLeadAction',
      'addSearchAction',
      'changeSearchAction',
      'removeSearchAction',
    ],
    ['permits.change', '/dashboard/prospect-monitoring', 'watchLeadAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/purchase-checks/actions.ts': [
    [
      'billing.manage',
      '/dashboard/purchase-checks',
      'buyChecksAction',
      'payPurchaseAction',
      'refreshPurchaseAction',
      'dropPurchaseAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/settings/actions.ts': [
    [
      'account.own',
      '/dashboard/settings',
      'saveProfileAction',
      'sendVerificationAction',
      'changePasswordAction',
      'confirmPasswordAction',
      'beginPasskeyConfirmationAction',
      'confirmWithPasskeyAction',
      'beginTotpAction',
      'confirmTotpAction',
      'disableTotpAction',
      'renewRecoveryCodesAction',
      'beginPasskeyAction',
      'finishPasskeyAction',
      'renamePasskeyAction',
      'removePasskeyAction',
      'revokeSessionAction',
      'revokeOtherSessionsAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/settings/privacy/actions.ts': [
    [
      'account.own',
      '/dashboard/settings/privacy',
      'requestExportAction',
      'unlockExportAction',
      'requestDeletionAction',
      'takeBackDeletionAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/subcontractors/actions.ts': [
    [
      'subcontractors.manage',
      '/dashboard/subcontractors',
      'inviteSubcontractorAction',
      'resendSubcontractorAction',
      'revokeSubcontractorAction',
      'saveSubcontractorAction',
      'removeSubcontractorAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/subscription/actions.ts': [
    [
      'billing.manage',
      '/dashboard/subscription',
      'startSubscriptionAction',
      'previewPlanAction',
      'changePlanAction',
      'cancelSubscriptionAction',
      'resumeSubscriptionAction',
      'replaceCardAction',
      'payInvoiceAction',
      'findCardActionAction',
      'refreshAccountAction',
      'openPortalAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/support/actions.ts': [
    ['support.use', '/dashboard/support', 'openTicketAction'],
    ['support.use', '/dashboard/support/tkt_none', 'replyAction', 'closeTicketAction'],
  ],
  'app/[locale]/(dashboard)/dashboard/team/actions.ts': [
    [
      'team.manage',
      '/dashboard/team',
      'inviteMemberAction',
      'resendInvitationAction',
      'revokeInvitationAction',
      'changeRoleAction',
      'removeMemberAction',
    ],
  ],
  'app/[locale]/(dashboard)/dashboard/team/assigning.ts': [
    ['team.manage', '/dashboard/team', 'listAssignableAction', 'assignPermitAction', 'unassignPermitAction'],
  ],
  'app/[locale]/(marketing)/contact/actions.ts': [['public', '/contact', 'sendMessage']],
  'app/[locale]/(marketing)/enterprise/actions.ts': [['public', '/enterprise', 'askAboutEnterprise']],
  'app/[locale]/(marketing)/privacy-requests/actions.ts': [['public', '/privacy-requests', 'requestPrivacy']],
  'app/[locale]/(marketing)/solutions/ai-permit-checklist/actions.tsx': [
    ['public', '/solutions/ai-permit-checklist', 'mailListAction', 'openList'],
  ],
  'app/[locale]/(onboarding)/onboarding/actions.ts': [
    ['public', '/onboarding', 'verify', 'showDemo', 'register'],
    ['billing.manage', '/onboarding', 'subscribe'],
  ],
  'app/[locale]/(portal)/subcontractor-portal/actions.ts': [
    [
      'portal.read',
      '/subcontractor-portal',
      'renewPortalCalendarAction',
      'revokePortalCalendarAction',
      'setTaskDoneAction',
    ],
    ['portal.read', '/subcontractor-portal/jobs/prj_none', 'addCommentAction'],
  ],
  'lib/edge/server/bell.ts': [
    ['permits.read', '/dashboard', 'readBellAction', 'markBellSeenAction'],
    ['portal.read', '/subcontractor-portal', 'readPortalBellAction', 'markPortalBellSeenAction'],
  ],
  'lib/edge/server/sign-out.ts': [['form', '/dashboard', 'signOutAction']],
};

/** Every server action by its file and name. */
export const ACTIONS: Readonly<Record<string, CallableAction>> = Object.fromEntries(
  Object.entries(FILES).flatMap(([file, groups]) =>
    groups.flatMap(([access, page, ...names]) => names.map((name) => [`${file}#${name}`, { access, page }])),
  ),
);
