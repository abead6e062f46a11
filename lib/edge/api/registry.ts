import type { AnyOperation } from './operation';
import { accountOperations } from './operations/account';
import { authOperations } from './operations/auth';
import { bellOperations } from './operations/bell';
import { billingOperations } from './operations/billing';
import { brandingOperations } from './operations/branding';
import { checklistsOperations } from './operations/checklists';
import { checksOperations } from './operations/checks';
import { citiesOperations } from './operations/cities';
import { cityClockOperations } from './operations/city-clock';
import { cityMailOperations } from './operations/city-mail';
import { clientLinksOperations } from './operations/client-links';
import { companyOperations } from './operations/company';
import { complianceOperations } from './operations/compliance';
import { creditsOperations } from './operations/credits';
import { feesOperations } from './operations/fees';
import { importsOperations } from './operations/imports';
import { invitationsOperations } from './operations/invitations';
import { jobsOperations } from './operations/jobs';
import { notificationsOperations } from './operations/notifications';
import { permitDeskOperations } from './operations/permit-desk';
import { permitsOperations } from './operations/permits';
import { portalOperations } from './operations/portal';
import { portalWorkOperations } from './operations/portal-work';
import { privacyOperations } from './operations/privacy';
import { prospectOperations } from './operations/prospects';
import { siteOperations } from './operations/site';
import { subcontractorsOperations } from './operations/subcontractors';
import { supportOperations } from './operations/support';
import { teamOperations } from './operations/team';
import { todayOperations } from './operations/today';
import { workflowOperations } from './operations/workflows';

/** Every call of the API: the OpenAPI document, its page and the tests derive from here. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...authOperations,
  ...invitationsOperations,
  ...accountOperations,
  ...permitsOperations,
  ...jobsOperations,
  ...feesOperations,
  ...permitDeskOperations,
  ...importsOperations,
  ...checklistsOperations,
  ...checksOperations,
  ...citiesOperations,
  ...companyOperations,
  ...brandingOperations,
  ...teamOperations,
  ...subcontractorsOperations,
  ...complianceOperations,
  ...cityClockOperations,
  ...cityMailOperations,
  ...portalOperations,
  ...prospectOperations,
  ...workflowOperations,
  ...portalWorkOperations,
  ...notificationsOperations,
  ...bellOperations,
  ...billingOperations,
  ...creditsOperations,
  ...todayOperations,
  ...clientLinksOperations,
  ...privacyOperations,
  ...supportOperations,
  ...siteOperations,
];
