import type { Text } from '@/lib/catalogue/checklists/types';
import { commercial } from './how-to-get/commercial';
import { homes } from './how-to-get/homes';
import { shared } from './how-to-get/shared';
import { site } from './how-to-get/site';
import { systems } from './how-to-get/systems';

/** How a contractor comes by each document, by its id. General knowledge of the trade; the city's own form goes first. */
export const HOW_TO_GET: Readonly<Record<string, Text>> = {
  ...shared,
  ...homes,
  ...systems,
  ...site,
  ...commercial,
};

export function howToGet(documentId: string): Text | null {
  return Object.hasOwn(HOW_TO_GET, documentId) ? (HOW_TO_GET[documentId] ?? null) : null;
}
