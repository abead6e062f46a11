import type { AnyOperation } from './operation';
import { accountOperations } from './operations/account';
import { authOperations } from './operations/auth';
import { bellOperations } from './operations/bell';
import { billingOperations } from './operations/billing';
import { checklistsOperations } from './operations/checklists';
import { checksOperations } from './operations/checks';
import { citiesOperations } from './operations/cities';
import { cityMailOperations } from './operations/city-mail';
import { companyOperations } from './operations/company';
import { complianceOperations } from './operations/compliance';
import { creditsOperations } from './operations/credits';
import { invitationsOperations } from './operations/invitations';
import { notificationsOperations } from './operations/notifications';
import { permitsOperations } from './operations/permits';
import { portalOperations } from './operations/portal';
import { siteOperations } from './operations/site';
import { subcontractorsOperations } from './operations/subcontractors';
import { teamOperations } from './operations/team';

/** Every call of the API: the OpenAPI document, its page and the tests derive from here. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...authOperations,
  ...invitationsOperations,
  ...accountOperations,
  ...permitsOperations,
  ...checklistsOperations,
  ...checksOperations,
  ...citiesOperations,
  ...companyOperations,
  ...teamOperations,
  ...subcontractorsOperations,
  ...complianceOperations,
  ...cityMailOperations,
  ...portalOperations,
  ...notificationsOperations,
  ...bellOperations,
  ...billingOperations,
  ...creditsOperations,
  ...siteOperations,
];
