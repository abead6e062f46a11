import type { Lead, LeadSearch } from './view';

/** A lead in the API's field names. */
export function toLeadAnswer(lead: Lead) {
  return {
    permit_id: lead.permitId,
    permit_number: lead.permitNumber,
    permit_type: lead.permitType,
    description: lead.description,
    work: lead.type,
    address: lead.address,
    city: lead.city,
    state: lead.state,
    zip: lead.zip,
    contractor_name: lead.contractorName,
    unclaimed: lead.isUnclaimed,
    valuation_cents: lead.valuationCents,
    status: lead.statusBucket,
    status_word: lead.statusWord,
    listed_on: lead.listedOn,
    link: lead.link,
    stage: lead.stage,
    note: lead.note,
    version: lead.version,
    watched: lead.watched,
    sample: lead.mode === 'sample',
  };
}

export function toSearchAnswer({ id, name, criteria, digest, nextDigestAt }: LeadSearch) {
  const { minValue, ...others } = criteria;
  return {
    id,
    name,
    criteria: { ...others, min_value: minValue },
    digest,
    next_digest_at: nextDigestAt?.toISOString() ?? null,
  };
}
