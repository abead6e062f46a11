import type { z } from 'zod';
import type { registerOperation } from '@/lib/edge/api/operations/auth';
import { slugsOfCities } from '@/lib/tracking/cities/slugs-of-cities';
import type { RegisterCompany } from './mutations';

type Body = z.output<NonNullable<typeof registerOperation.body>>;

/**
 * The specification's registration payload as the set-up has it: told by e-mail of every change, permits confirmed
 * once the contractor has looked at them.
 */
export function fromApi(body: Body): Omit<RegisterCompany, 'mail'> {
  const registrant = { name: `${body.first_name} ${body.last_name}`, email: body.email, phone: '' };
  const recipients = body.notification_recipients.map(({ name, email, phone = '' }) => ({
    name,
    email,
    phone,
  }));
  return {
    email: body.email,
    password: body.password,
    firstName: body.first_name,
    lastName: body.last_name,
    referralCode: body.referral_code,
    companyName: body.company_name,
    phone: body.phone,
    zipCode: '',
    operatingCities: slugsOfCities(body.operating_cities, 'operating_cities'),
    permitConfirmed: false,
    confirmsLater: true,
    confirmedNames: [],
    rejectedNames: [],
    subscriptionTier: body.subscription_tier,
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: recipients.length > 0 ? recipients : [registrant],
    },
    locale: body.locale,
    smsWording: '',
  };
}
