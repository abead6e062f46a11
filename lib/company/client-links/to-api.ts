import type { ClientLink } from './view';

export function toClientLink({ id, label, locale, createdAt, createdBy, opened, openedAt }: ClientLink) {
  return {
    id,
    label,
    locale,
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    opened,
    opened_at: openedAt?.toISOString() ?? null,
  };
}
