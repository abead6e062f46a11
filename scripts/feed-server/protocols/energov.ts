import type { RawRow } from '@/lib/tracking/feeds/types';
import type { SystemRequest } from './accela';
import type { Reply } from './reply';

/** A permit as a search of the self-service site lists it. */
export interface EnergovPermit extends RawRow {
  CaseId: string;
  CaseNumber: string;
}

const TENANT = { TenantID: 1, TenantUrl: 'home', IsActive: true };
const PAGE_SIZES = [10, 25, 50, 100];
/** The form that the site gives out, of which a search sends back every part. */
const CRITERIA = {
  Keyword: '',
  ExactMatch: false,
  SearchModule: 1,
  FilterModule: 1,
  SearchMainAddress: false,
  PermitCriteria: {
    PermitNumber: null,
    PermitTypeId: 'none',
    PermitWorkclassId: null,
    PermitStatusId: 'none',
    ProjectName: null,
    IssueDateFrom: null,
    IssueDateTo: null,
    Address: null,
    Description: null,
    ExpireDateFrom: null,
    ExpireDateTo: null,
    FinalDateFrom: null,
    FinalDateTo: null,
    ApplyDateFrom: null,
    ApplyDateTo: null,
    SearchMainAddress: false,
    ContactId: null,
    TypeId: null,
    WorkClassIds: null,
    ParcelNumber: null,
    ExcludeCases: null,
    EnableDescriptionSearch: false,
    PageNumber: 0,
    PageSize: 0,
    SortBy: null,
    SortAscending: false,
  },
  PlanCriteria: { PlanNumber: null, PageNumber: 0, PageSize: 0, SortBy: null, SortAscending: false },
};

const good = (result: unknown): Reply => ({
  status: 200,
  body: { Result: result, Success: true, StatusCode: 200, ErrorMessage: '', ValidationErrorMessage: '' },
});
/** A request that its pages would not send gets this and no reason. */
const FAILED: Reply = { status: 500, body: { Message: 'An error has occurred.' } };

/**
 * Tyler EnerGov Self Service, as its public pages speak to it: tenants, the form of a search, the search. The vendor
 * publishes no reference; this is what people who use the sites have written down of the requests.
 */
export function answerEnergov(
  { tenant, permits }: { tenant: string; permits: readonly EnergovPermit[] },
  { method, path, headers, body }: SystemRequest,
): Reply {
  if (path === '/api/tenants/gettenantslist') return good([{ ...TENANT, TenantName: tenant }]);
  if (headers.tenantid !== String(TENANT.TenantID)) return FAILED;
  if (path === '/api/energov/search/criteria' && method === 'GET') return good(CRITERIA);
  if (path !== '/api/energov/search/search' || method !== 'POST') return { status: 404, body: {} };
  const asked: unknown = JSON.parse(body);
  if (!isObject(asked) || !isObject(asked.PermitCriteria) || !isObject(asked.PlanCriteria)) return FAILED;
  const { PageNumber: page, PageSize: size } = asked;
  if (typeof page !== 'number' || page < 1 || typeof size !== 'number' || !PAGE_SIZES.includes(size))
    return FAILED;
  if (asked.SearchModule !== 1 || asked.FilterModule !== 2) return good({ EntityResults: [], TotalPages: 0 });
  const criteria = asked.PermitCriteria;
  const found = permits.filter((permit) => matches(permit, criteria));
  const name = String(asked.SortBy)
    .replace(/\.keyword$/, '')
    .replace(/^PermitNumber$/, 'CaseNumber');
  const sign = asked.SortAscending === true ? 1 : -1;
  found.sort((a, b) => sign * String(a[name] ?? '').localeCompare(String(b[name] ?? '')));
  return good({
    EntityResults: found.slice((page - 1) * size, page * size),
    PermitsFound: found.length,
    TotalFound: found.length,
    TotalPages: Math.ceil(found.length / size),
  });
}

function matches(permit: EnergovPermit, criteria: RawRow): boolean {
  const number = criteria.PermitNumber;
  if (typeof number === 'string' && !permit.CaseNumber.includes(number)) return false;
  return ['ApplyDate', 'IssueDate', 'FinalDate', 'ExpireDate'].every((name) => {
    const from = criteria[`${name}From`];
    const value = permit[name];
    return typeof from !== 'string' || (typeof value === 'string' && value.slice(0, 10) >= from);
  });
}

function isObject(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
