import { type DeskAddress, writeAddress } from '@/lib/company/desk/address';
import { MOST_CHOSEN } from '@/lib/company/desk/types';

/** Where the shown set lies as a file, or what of it is chosen. */
export function csvAddress(address: DeskAddress, ids: readonly number[]): string {
  const { view: _, open: __, box: ___, from: ____, ...query } = writeAddress(address);
  const chosen = ids.length > 0 ? { ids: ids.slice(0, MOST_CHOSEN).join(',') } : {};
  return `/api/v1/permit-desk/csv?${new URLSearchParams({ ...query, ...chosen })}`;
}
