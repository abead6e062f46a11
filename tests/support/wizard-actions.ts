import { vi } from 'vitest';
import type { OnboardingActions } from '@/app/[locale]/(onboarding)/onboarding/_components/wizard-types';
import type { ActionAnswer } from '@/components/forms/action-answer';
import type { ErrorCode, FieldErrors } from '@/lib/errors';
import type { Verification } from '@/lib/sales/onboarding/types';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';

/** What the set-up asks of the server, answered as it goes well: no permits, an account, a subscription. */
export function setupActions() {
  return {
    verify: vi.fn<OnboardingActions['verify']>(async ({ companyName, cities }) =>
      done(found({ businessName: companyName, citiesNoData: cities })),
    ),
    showDemo: vi.fn<OnboardingActions['showDemo']>(async (input) => {
      const { makeDemoChecklist } = await import('@/lib/sales/onboarding/demo-checklist');
      return done(makeDemoChecklist(input));
    }),
    register: vi.fn<OnboardingActions['register']>(async ({ email }) => done({ email })),
    subscribe: vi.fn<OnboardingActions['subscribe']>(async () => done({ action: null })),
  } satisfies OnboardingActions;
}

export type SetupActions = ReturnType<typeof setupActions>;

export function done<T>(data: T): ActionAnswer<T> {
  return { ok: true, data };
}

export function refused(code: ErrorCode, fieldErrors: FieldErrors = {}) {
  return { ok: false as const, code, fieldErrors };
}

/** What a search found; nothing, unless said otherwise. */
export function found(given: Partial<Verification>): Verification {
  return {
    sample: true,
    success: false,
    businessName: '',
    permitsFound: 0,
    multipleCompanies: false,
    companies: [],
    previewPermits: [],
    citiesWithData: [],
    citiesNoData: [],
    citiesWithoutContractor: [],
    ...given,
  };
}

/** Permits of Austin under these names, by how many; the first fits best, the second only just. */
export function foundInAustin(businessName: string, permits: Record<string, number>): Verification {
  const companies = Object.entries(permits).map(([name, count], index) => ({
    name,
    norm: normaliseContractorName(name) ?? name,
    permits: count,
    score: index === 0 ? 1 : 0.6,
  }));
  const total = companies.reduce((sum, company) => sum + company.permits, 0);
  return found({
    success: true,
    businessName,
    permitsFound: total,
    multipleCompanies: companies.length > 1,
    companies,
    previewPermits: companies.flatMap(({ name, permits: count }, company) =>
      Array.from({ length: count }, (_, index) => ({
        id: company * 100 + index,
        permitNumber: `2026-${company}${index} BP`,
        permitType: 'Building Permit',
        city: 'austin-tx',
        contractorName: name,
        status: 'approved' as const,
        bucket: 'issued' as const,
        statusWord: 'Active',
        issueDate: '2026-11-02',
        address: '100 Congress Ave',
      })),
    ),
    citiesWithData: ['austin-tx'],
  });
}
