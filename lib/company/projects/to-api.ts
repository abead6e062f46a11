import type { Activity, ProjectSummary } from './view';

/** A job in the API's field names. */
export function toJob(job: ProjectSummary) {
  return {
    id: job.id,
    address: job.address,
    city: job.city,
    state: job.state,
    zip: job.zip,
    job_number: job.number,
    name: job.name,
    client_name: job.clientName,
    client_email: job.clientEmail,
    client_phone: job.clientPhone,
    client_locale: job.clientLocale,
    standing: job.standing,
    starts_on: job.startsOn,
    ends_on: job.endsOn,
    value_cents: job.valueCents,
    open_tasks: job.openTasks,
    permits: job.permits.map((permit) => ({
      id: permit.id,
      permit_number: permit.permitNumber,
      permit_type: permit.permitType,
      status: permit.statusBucket,
      waits_for: permit.waitsFor,
    })),
    version: job.version,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}

interface JobBody {
  address?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | null | undefined;
  job_number?: string | null | undefined;
  name?: string | null | undefined;
  client_name?: string | null | undefined;
  client_email?: string | null | undefined;
  client_phone?: string | null | undefined;
  client_locale?: 'en' | 'es' | null | undefined;
  starts_on?: string | null | undefined;
  ends_on?: string | null | undefined;
  value_cents?: number | null | undefined;
}

/** The same the other way, as a form would send it; what is not given is left out. */
export function fromJob(body: JobBody) {
  return {
    address: body.address,
    city: body.city,
    state: body.state,
    zip: body.zip,
    number: body.job_number,
    name: body.name,
    clientName: body.client_name,
    clientEmail: body.client_email,
    clientPhone: body.client_phone,
    clientLocale: body.client_locale,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    valueCents: body.value_cents,
  };
}

export function toActivity({ id, kind, actor, permit, subject, at }: Activity) {
  return { id, kind, by: actor?.name ?? null, permit_id: permit?.id ?? null, subject, at: at.toISOString() };
}
