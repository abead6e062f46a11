import { findState, foldName, listStates } from '@/lib/catalogue/checklists/places';
import { placeKey, plainKey } from './place-key';
import type { FoundPlace } from './schema';
import { comparePlaces, loadUsPlaces } from './us-places';

const MOST = 8;

/** Places whose name begins with the text, the most populous first; ", Te" narrows to states beginning so. */
export function searchPlaces(prefix: string, limit = MOST): FoundPlace[] {
  const [name = '', stateText = ''] = prefix.slice(0, 120).split(',');
  const foldedState = foldName(stateText);
  const states = new Set(
    listStates()
      .filter(({ code, name: label }) =>
        [code, label.en, label.es].some((text) => foldName(text).startsWith(foldedState)),
      )
      .map(({ code }) => code),
  );
  const exactState = findState(stateText);
  const found = new Set<FoundPlace>();
  // "st" may begin Stamford or Saint Louis.
  for (const key of new Set([plainKey(name).replaceAll(' ', ''), placeKey(name)])) {
    for (const place of beginningWith(key)) {
      if (exactState ? place.state === exactState : states.has(place.state)) found.add(place);
    }
  }
  return [...found].sort(comparePlaces).slice(0, Math.min(limit, MOST));
}

function* beginningWith(key: string): Generator<FoundPlace> {
  if (key === '') return;
  const { names } = loadUsPlaces();
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  for (let index = low; names[index]?.key.startsWith(key); index++) {
    for (const { place } of names[index]?.places ?? []) yield place;
  }
}
