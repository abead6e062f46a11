import { coinedWord, rolls, zipf } from './lexicon';

const FAMILIES =
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez'.split(
    ' ',
  );
const QUALITIES =
  'american quality premier superior pro first best elite national all star blue red green white lone summit pacific atlantic northern southern western eastern texas austin chicago boston denver seattle bay coast mountain river lake capital city metro urban modern classic precision reliable advanced integrated general central united global master expert total complete perfect golden silver diamond eagle lion phoenix liberty patriot heritage legacy pioneer frontier horizon sunrise sunset sun moon sky rock stone iron steel oak cedar maple pine ridge valley creek brook spring meadow'.split(
    ' ',
  );
const TRADES =
  'construction builders electric roofing services plumbing contractors group contracting homes remodeling mechanical heating cooling hvac solar painting concrete masonry landscaping pools fence signs restoration development properties enterprises solutions systems design'.split(
    ' ',
  );

/** The kinds of firm's names there are, by how much they share with others. */
export type NameKind = 'rare' | 'common';

/** A normalised firm's name such as cities hold: every second one with a word a fifth of all have. */
export function likelyName(roll: () => number, kind: NameKind = roll() < 0.5 ? 'rare' : 'common'): string {
  const of = (list: readonly string[]) => list[Math.floor(roll() * list.length)] as string;
  const trade = () => TRADES[zipf(roll(), TRADES.length + 1)] ?? 'construction';
  if (kind === 'rare') {
    const first = coinedWord(300 + Math.floor(roll() * 60_000), 'er');
    return roll() < 0.3 ? `${first} ${trade()} ${trade()}` : `${first} ${trade()}`;
  }
  const shape = roll();
  if (shape < 0.3) return `${of(FAMILIES)} ${trade()}`;
  if (shape < 0.5) return `${of(FAMILIES)} and ${of(FAMILIES)} ${trade()}`;
  if (shape < 0.8) return `${of(QUALITIES)} ${of(QUALITIES)} ${trade()}`;
  return `${of(QUALITIES)} ${of(FAMILIES)} ${trade()} ${trade()}`;
}

/** Different names, the same at every start. */
export function likelyNames(count: number, seed: number, kind?: NameKind): string[] {
  const roll = rolls(seed);
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries++) names.add(likelyName(roll, kind));
  return [...names];
}
