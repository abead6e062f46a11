import type { Account } from './types';

/** Who asks, in the API's field names. */
export function toAccount({ user, company, hasPortal }: Account) {
  return {
    user: {
      id: user.id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      locale: user.locale,
      email_verified: user.emailVerifiedAt !== null,
      is_admin: user.isAdmin,
    },
    company: company && {
      id: company.id,
      name: company.name,
      locale: company.locale,
      time_zone: company.timeZone,
      role: company.role,
      tier: company.tier,
    },
    has_portal: hasPortal,
  };
}
