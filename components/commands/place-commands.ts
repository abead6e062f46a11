import { ArrowUpRight, Copy, ExternalLink, Navigation } from 'lucide-react';
import type { Place } from '@/lib/company/places/types';
import type { Command } from './types';
import type { useGo } from './use-go';

export interface PlaceTexts {
  open: string;
  newTab: string;
  copyNumber: string;
  copyAddress: string;
  directions: string;
}

/** What can be done with something the palette found, without opening it first. */
export function placeCommands(place: Place, texts: PlaceTexts, go: ReturnType<typeof useGo>): Command[] {
  const { number, at } = place;
  const address = { to: place.to, params: place.params };
  const copy = (text: string) => () => void navigator.clipboard?.writeText(text);
  const commands: (Command | null)[] = [
    { id: 'place.open', title: texts.open, group: 'do', icon: ArrowUpRight, to: address },
    {
      id: 'place.tab',
      title: texts.newTab,
      group: 'do',
      icon: ExternalLink,
      run: () => go(address, { newTab: true }),
    },
    number === null
      ? null
      : { id: 'place.number', title: texts.copyNumber, group: 'do', icon: Copy, run: copy(number) },
    at === null
      ? null
      : { id: 'place.address', title: texts.copyAddress, group: 'do', icon: Copy, run: copy(at) },
    at === null
      ? null
      : {
          id: 'place.directions',
          title: texts.directions,
          group: 'do',
          icon: Navigation,
          run: () => window.open(directionsTo(at), '_blank', 'noopener'),
        },
  ];
  return commands.filter((command) => command !== null);
}

/** The map program of the reader's device or browser. */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
